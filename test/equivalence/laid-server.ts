import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checklistOf } from '../../src/checklist/checklist.js'
import { parseCommandLine } from '../../src/command-line/arguments.js'
import { readInput } from '../../src/commands/input.js'
import { migrateInput } from '../../src/commands/migrate-input.js'
import { saveMigration } from '../../src/commands/save.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import type { Answer, Probe } from '../real-httpd/client.js'
import { compareAll, type Difference } from '../real-httpd/compare.js'
import { needHttpd } from '../real-httpd/install.js'
import { answered, type Said } from '../real-httpd/kept-answers.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { lastAnswers, startServer } from '../real-httpd/server.js'
import { fitModulePaths } from '../real-httpd/stand-in.js'
import type { Outcome } from '../real-httpd/trials.js'

/** A whole server of 2.2, the way the tool is called on it, and what a real 2.2.34 answered. */
export interface RecordedServer {
  readonly options: readonly string[]
  readonly paths: readonly string[]
  /** `@DIR@` in a file stands for the folder that they lie in, `@HEAD@` for what all of them begin with. */
  readonly files: Readonly<Record<string, string>>
  /** Link → what it leads to. */
  readonly links: Readonly<Record<string, string>>
  /** Path → its permissions, in octal digits; those that it is made with where nothing is said. */
  readonly modes?: Readonly<Record<string, string>>
  readonly probes: readonly Probe[]
  readonly answers: readonly Answer[]
}

const fixture = (name: string) => readFileSync(new URL(`../fixtures/answers/${name}`, import.meta.url), 'utf8')

/** The servers of a file among the recorded answers, one a line. */
export const recorded = <T>(name: string): readonly T[] =>
  fixture(name)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)

const head = fixture('servers-head.conf')

/** What every one of them has: MIME types, and the users alice (a) and bob (b). */
const common = {
  'mime.types': 'text/html html\ntext/plain txt\n',
  users: 'alice:$apr1$abcdefgh$G8IsPsylW5ROvIKsQMRG61\nbob:$apr1$abcdefgh$k74HMkv1qiXQsM2Wp4E/n1\n',
  groups: 'admins: alice\nstaff: alice bob\n',
  'logs/x': '',
}

/** The port in the text of virtual hosts, until it is known which one is free. */
const placeOfPort = '8765'

/** Said of every server, and nothing of access. */
const general = /^(built-in-mpm|no-max-requests-per-child|no-enable-sendfile|no-default-type|fancy-index-dates)$/

/** A server that was migrated where it lies, and how a real 2.4 stands to what 2.2 answered. */
export interface Upgraded {
  /** Rules with the places of the findings that are left to do. */
  readonly left: readonly string[]
  /** Whether one of them says that 2.4 lets in more, because of lines in the old text that only one version reads. */
  readonly saysMoreGetIn: boolean
  /** The ids of what the checklist asks. */
  readonly checklist: readonly string[]
  readonly differences: readonly Difference[]
}

/** Lays the server out in a folder that is gone afterwards, writes the safe fixes, and asks a real 2.4. */
export async function upgraded(server: RecordedServer): Promise<Upgraded> {
  const root = scratchFolder()
  const before = process.cwd()
  try {
    layOut(server, root)
    process.chdir(root)
    const done = await migrated(server, root)
    return { ...done, differences: await asked(server, root) }
  } finally {
    process.chdir(before)
    // Who is not root removes nothing from a folder that may not be written.
    for (const path of Object.keys(server.modes ?? {})) chmodSync(join(root, path), 0o700)
    rmSync(root, { recursive: true, force: true })
  }
}

function layOut({ files, links, modes = {} }: RecordedServer, root: string): void {
  for (const [path, text] of Object.entries({ ...common, ...files })) {
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(
      target,
      text
        .replace('@HEAD@', () => head)
        .replaceAll('@DIR@', root)
        .replaceAll('@PORT@', placeOfPort),
    )
    if (path.endsWith('.cgi')) chmodSync(target, 0o755)
  }
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(target.replaceAll('@DIR@', root), join(root, path))
  }
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(root, path), Number.parseInt(mode, 8))
}

/** Writes the safe fixes. */
async function migrated({ options, paths }: RecordedServer, root: string) {
  const places = paths.map((path) => path.replace('{dir}', root))
  const command = parseCommandLine(['--write', '--no-config', ...options, ...places])
  if (command.name !== 'migrate') throw new Error('a path was taken for a command')
  const input = await readInput(command.options)
  const { migration } = await migrateInput(input, everyRule)
  const { applied } = await saveMigration(input, migration, undefined)
  fit(
    root,
    input.site.files.map(({ path }) => path),
  )
  const left = migration.findings.filter((finding) => !applied.has(finding) && !general.test(finding.rule.id))
  return {
    left: left.map(
      ({ rule, file, range }) => `${rule.id} ${relative(root, file.path)}:${lineAt(file.text, range.start)}`,
    ),
    saysMoreGetIn: left.some(({ message }) => saysMoreGetIn.test(message)),
    checklist: checklistOf(input.site, migration).map(({ id }) => id),
  }
}

const saysMoreGetIn = /^2\.4 lets in more clients here|let in clients that the rules for 2\.2 refuse/m

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Port, user and the like are the harness's; the modules are those that the files load, where this machine has them. */
function fit(root: string, paths: readonly string[]): void {
  for (const path of new Set([join(root, 'httpd.conf'), ...paths])) {
    const text = readFileSync(path, 'latin1').replace(/^[ \t]*(Listen|PidFile|User|Group)[ \t].*$/gim, '#')
    writeFileSync(path, fitModulePaths(text, needHttpd()).replaceAll(`:${placeOfPort}`, ':${FREE_PORT}'), 'latin1')
  }
}

async function asked({ probes, answers }: RecordedServer, root: string): Promise<Difference[]> {
  const mine = probes.map((probe) => ({ ...probe, host: probe.headers?.Host ?? 'oracle.test' }))
  const [outcome = { answers: [] }] = await answered<Outcome>({
    kind: 'laid server',
    questions: [{ config, ...options, files: filesIn(root), probes: mine }],
    ask: async () => [await outcomeOf(root, mine)],
  })
  return compareAll(answers, outcome)
}

const options = { modules: [], mpm: 'prefork' } as const
const config = 'Define FREE_PORT @PORT@\nInclude "@DIR@/httpd.conf"'

async function outcomeOf(root: string, probes: readonly Probe[]): Promise<Said<Outcome>> {
  const placed = config.replaceAll('@DIR@', root)
  const started = await startServer({ config: placed, ...options }).catch((error: Error) => ({
    error: { ok: false, message: error.message, file: undefined, line: undefined, warnings: [] },
  }))
  // That it did not start, or closed a connection without a word, may be the machine's fault.
  if ('error' in started) return { answer: started, keeps: false }
  const answers = await lastAnswers(started, probes)
  return { answer: { answers }, keeps: answers.every(([status]) => status !== 0) }
}

/** All that lies there, in letter order: path, permissions, and the text of a file or where a link leads. */
const filesIn = (root: string): readonly (readonly [string, number, string])[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const at = join(root, path)
      const stat = lstatSync(at)
      const text = stat.isFile() ? readFileSync(at, 'latin1') : stat.isSymbolicLink() ? readlinkSync(at) : ''
      return [path, stat.mode, text.replaceAll(root, '@DIR@')]
    })
