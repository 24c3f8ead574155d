import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readArguments } from '../../src/command-line/arguments.js'
import { readInput } from '../../src/commands/input.js'
import { judge } from '../../src/commands/judge.js'
import { save } from '../../src/commands/save.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import type { Answer, Probe } from '../real-httpd/client.js'
import { compareAll } from '../real-httpd/compare.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { lastAnswers, startServer } from '../real-httpd/server.js'
import { fitModulePaths } from '../real-httpd/stand-in.js'
import { runs, shareOf } from '../thoroughness.js'

/** A whole server of 2.2, the way the tool is called on it, and what a real 2.2.34 answered. */
interface RecordedServer {
  readonly id: string
  readonly options: readonly string[]
  readonly paths: readonly string[]
  /** `@DIR@` in a file stands for the folder that they lie in, `@HEAD@` for what all of them begin with. */
  readonly files: Readonly<Record<string, string>>
  /** Link → what it leads to. */
  readonly links: Readonly<Record<string, string>>
  readonly probes: readonly Probe[]
  readonly answers: readonly Answer[]
  /** Rules with the places of their findings, where no fix would do. */
  readonly said?: readonly string[]
}

const fixture = (name: string) => readFileSync(new URL(`../fixtures/answers/${name}`, import.meta.url), 'utf8')

const recorded = (name: string) =>
  fixture(name)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedServer)

const servers = recorded('servers.jsonl')

/** Servers of kinds that the others do not try; the first part of the name is the kind. */
const hunted = shareOf(4, recorded('hunted-servers.jsonl'))

/** Some of the first ones with small changes: a line taken out or added, a guard around it, a section of another kind, a file for it. */
const varied = shareOf(4, recorded('varied-servers.jsonl'))

/** Servers that have no fix by which 2.4 answers as 2.2 did: of each it is said where. */
const said = recorded('said-servers.jsonl')

/** Links that show a .htaccess file in other folders, and URLs that lead to folders in other ways than by DocumentRoot. */
const linked = recorded('linked-servers.jsonl')

/** No LoadModule line: CGI, listings, DAV, types, languages, logs and status came with the program. */
const builtIn = recorded('static-server.jsonl')

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

/**
 * Links give a file two names of which each wants another form, a condition cannot be seen through, a file that nothing reads would be decided by what is
 * not there, or a password outweighs SSLRequireSSL.
 */
const leftToPeople: ReadonlySet<string> = new Set([
  'c1/hidden-include2',
  'c19/inc-case',
  'c19/inc-relroot',
  'c2/inc-dot-conf',
  'c28/debian',
  'c5/uninc-extra',
  'c5/uninc-extra-inc-other',
  'c5/uninc-macro-file',
  'c5/uninc-sites',
  'c6/ht-file-symlink2',
  'c7/context-ht',
  'r/dir-linked',
  'r/if-include2',
  'r/unread',
  'tls/ssl-under-satisfy-any',
])

const before = process.cwd()
afterEach(() => process.chdir(before))

describe.skipIf(!httpd())('whole servers: migrated where they lie, a real 2.4 answers as 2.2 did', () => {
  test.each(servers.map((server) => [server.id, server] as const))('%s', async (_, server) => {
    const left = await expectAlike(server)
    expect(left > 0, 'something is left to a person').toBe(leftToPeople.has(server.id))
  })

  test.each(varied.map((server) => [server.id, server] as const))('%s', async (_, server) => {
    expect(await expectAlike(server)).toBe(0)
  })

  test.each(linked.map((server) => [server.id, server] as const))('%s', async (_, server) => {
    expect(await expectAlike(server)).toBe(0)
  })

  test.each(builtIn.map((server) => [server.id, server] as const))(
    '%s, with the fixes for review',
    async (_, server) => {
      const root = scratchFolder()
      try {
        layOut(server, root)
        expect((await migrated(server, root)).map(({ rule }) => rule.id)).toEqual(['davlockdb-format'])
        const kinds = await asked(server, root)
        expect(server.probes.filter((_, n) => kinds[n] !== 'same')).toEqual([])
      } finally {
        process.chdir(before)
        rmSync(root, { recursive: true, force: true })
      }
    },
  )

  test.each(said.map((server) => [server.id, server] as const))(
    '%s: answers otherwise, and it is said',
    async (_, server) => {
      const root = scratchFolder()
      try {
        layOut(server, root)
        const left = await migrated(server, root)
        const kinds = await asked(server, root)
        expect(kinds.filter((kind) => kind !== 'same').length).toBeGreaterThan(0)
        expect(
          left.map(
            ({ rule, file, range }) => `${rule.id} ${relative(root, file.path)}:${lineAt(file.text, range.start)}`,
          ),
        ).toEqual(expect.arrayContaining([...(server.said ?? [])]))
      } finally {
        process.chdir(before)
        rmSync(root, { recursive: true, force: true })
      }
    },
  )

  const counts = { left: 0 }
  test.each(hunted.map((server) => [server.id, server] as const))('%s', async (_, server) => {
    if ((await expectAlike(server)) > 0) counts.left++
  })

  test('of the last ones few are left to a person', () => {
    expect(counts.left).toBeLessThanOrEqual(runs(14, 35))
  })
})

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Nothing is opened, and nothing else differs where all is migrated. @returns how much is left to do */
async function expectAlike(server: RecordedServer): Promise<number> {
  const root = scratchFolder()
  try {
    layOut(server, root)
    const left = await migrated(server, root)
    const differences = await asked(server, root)
    expect(differences.filter((kind) => kind === 'opened')).toEqual([])
    if (left.length === 0) expect(differences.filter((kind) => kind !== 'same')).toEqual([])
    return left.length
  } finally {
    process.chdir(before)
    rmSync(root, { recursive: true, force: true })
  }
}

function layOut({ files, links }: RecordedServer, root: string): void {
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
}

/** Write the safe fixes. @returns what is left to do */
async function migrated({ options, paths }: RecordedServer, root: string) {
  process.chdir(root)
  const command = readArguments([
    '--write',
    '--no-config',
    ...options,
    ...paths.map((path) => path.replace('{dir}', root)),
  ])
  if (command.name !== 'migrate') throw new Error('a path was taken for a command')
  const input = await readInput(command.options)
  const { migration } = await judge(input, everyRule)
  const { applied } = await save(input, migration, undefined)
  fit(
    root,
    input.site.files.map(({ path }) => path),
  )
  return migration.findings.filter((finding) => !applied.has(finding) && !general.test(finding.rule.id))
}

/** Port, user and the like are the harness's; the modules are those that the files load, where this machine has them. */
function fit(root: string, paths: readonly string[]): void {
  for (const path of new Set([join(root, 'httpd.conf'), ...paths])) {
    const text = readFileSync(path, 'latin1').replace(/^[ \t]*(Listen|PidFile|User|Group)[ \t].*$/gim, '#')
    writeFileSync(path, fitModulePaths(text, needHttpd()).replaceAll(`:${placeOfPort}`, ':${FREE_PORT}'), 'latin1')
  }
}

async function asked({ probes, answers }: RecordedServer, root: string) {
  const config = `Define FREE_PORT @PORT@\nInclude "${root}/httpd.conf"`
  const started = await startServer({ config, modules: [], mpm: 'prefork' }).catch((error: Error) => ({
    error: { ok: false, message: error.message, file: undefined, line: undefined, warnings: [] },
  }))
  if ('error' in started) return compareAll(answers, started)
  const mine = probes.map((probe) => ({ ...probe, host: probe.headers?.Host ?? 'oracle.test' }))
  return compareAll(answers, { answers: await lastAnswers(started, mine) })
}
