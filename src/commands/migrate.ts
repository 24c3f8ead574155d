import { checklistOf } from '../checklist/checklist.js'
import { type Options, UsageError } from '../command-line/arguments.js'
import { isTerminal, put } from '../command-line/streams.js'
import { commands } from '../command-line/subcommands.js'
import type { Source } from '../disk/files.js'
import type { Trouble } from '../disk/troubles.js'
import { write } from '../disk/write-files.js'
import type { Verified } from '../explain/verified.js'
import { everyRule, findingsIn, type Migration, migrate } from '../migrate/migrate.js'
import type { Rule } from '../migrate/rule.js'
import { fileDiffs } from '../report/diff.js'
import { json } from '../report/json.js'
import { isWorkLeft, type Report } from '../report/summary.js'
import { summaryLine, text } from '../report/text.js'
import { unseenNotes } from '../report/unseen-text.js'
import { verifiedText } from '../report/verified-text.js'
import { rulesUnder, type Settings } from '../settings/settings.js'
import { encode } from '../syntax/encoding.js'
import { nearestName } from '../syntax/nearest-name.js'
import type { ConfigFile } from '../syntax/tree.js'
import { type Input, type InputReader, readInput } from './input.js'
import { isNarrow, narrow } from './narrow.js'
import { fail, mayBeSilent, paintFor, print, printNote } from './output.js'
import { unknownRule } from './unknown-rule.js'

/** Report on the given files, show the fixes or make them. Returns the exit status. */
export async function migrateCommand(asked: Options, reader?: InputReader): Promise<number> {
  const input = await readInput(asked, reader)
  const { options, reading, sources, checked } = input
  const rules = chosenRules(options, input.settings)
  for (const trouble of reading.troubles) fail(trouble.message + commandMeant(trouble, asked))
  const isNoneChecked = checked && ![...sources.keys()].some(({ path }) => checked.has(path))
  if (isNoneChecked && mayBeSilent(options)) return reading.troubles.length ? 2 : 0
  if (!checked && sources.size === 0) return reading.troubles.length ? 2 : fail(nothingFound(options))
  const narrowed = isNarrow(options) ? await narrow(options, input, findingsIn(input.site, rules)) : undefined
  const { site, migration } = narrowed ?? {
    site: input.site,
    migration: migrate(input.site, { rules, fixes: options.fixes }),
  }
  if (options.writeBaseline !== undefined) {
    const { writeBaseline } = await import('./baseline.js')
    writeBaseline(options.writeBaseline, migration.findings, { options, settings: input.settings, site })
    return reading.troubles.length ? 2 : 0
  }
  const verified =
    options.verify === undefined ? undefined : await verifiedBy(options.verify, options, input, migration)
  const mayWrite = !verified || verified.outcome === 'accepted'
  if (options.action === 'write' && !mayWrite)
    fail('Nothing was written, because the command of --verify did not accept the migrated copy.')
  const { written, troubles } = options.action === 'write' && mayWrite ? save(migration, sources) : nothingWritten
  for (const { message } of troubles) fail(message)
  for (const [file, { message }] of migration.broken)
    fail(
      `${file.path} is left as it was: its fixes would have broken it (${message}). Please report it, with the file.`,
    )
  const applied = new Set([...migration.taken].filter(({ fix }) => fix?.edits.every((edit) => written.has(edit.file))))
  const report: Report = {
    site,
    migration,
    applied,
    // Worked out when it is printed, which most formats do not.
    get checklist() {
      return options.only.length > 0 || narrowed?.isAll === false ? [] : checklistOf(site, migration)
    },
    ...(narrowed?.among ? { among: narrowed.among } : {}),
    ...(verified ? { verified } : {}),
  }
  await printReport(options, report, sources)
  if (!options.quiet) for (const sentence of unseenNotes(site, migration.findings)) printNote(sentence)
  if (!options.quiet) for (const sentence of narrowed?.notes ?? []) put(2, `${sentence}\n`)
  if (options.staged && !options.quiet && options.action === 'report' && isWorkLeft(report))
    put(2, (await import('./next-steps.js')).nextSteps(asked, migration))
  if (verified && !saysVerified(options)) put(2, verifiedText(verified))
  if (isForPeople(options)) put(2, (await import('./next-commands.js')).nextCommandsAfter(asked, report))
  const failed = reading.troubles.length + troubles.length + migration.broken.size > 0 || verified?.outcome === 'failed'
  return failed ? 2 : verified?.outcome === 'refused' || isWorkLeft(report) ? 1 : 0
}

/** Whether the report itself has room for what the command of --verify said. */
const saysVerified = ({ action, format }: Options): boolean =>
  action !== 'diff' && (format === 'text' || format === 'json' || format === 'markdown')

/** Whether somebody reads the report as it comes, and can type the next command. */
const isForPeople = ({ action, format, output, quiet, staged, paths }: Options): boolean =>
  action !== 'diff' &&
  format === 'text' &&
  output === undefined &&
  !quiet &&
  !staged &&
  !paths.includes('-') &&
  isTerminal(1) &&
  isTerminal(2)

/** A word where a command may stand, and no file of that name: ` Did you mean the command explain?`, or nothing. */
function commandMeant({ path, message }: Trouble, { paths }: Options): string {
  if (path !== paths[0] || !/^[a-z]+$/.test(path) || !message.endsWith('does not exist.')) return ''
  const name = nearestName(
    path,
    commands.map((command) => command.name),
  )
  return name ? ` Did you mean the command ${name}?` : ''
}

const nothingFound = ({ paths }: Options) =>
  `No httpd configuration was found in ${paths.join(', ')}, so nothing was checked; name the files, or add --include GLOB.`

function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[] {
  const names = everyRule.map((rule) => rule.id)
  const unknown = [...only, ...skip].find((name) => !names.includes(name))
  if (unknown) throw new UsageError(unknownRule(unknown))
  return rulesUnder(settings, everyRule).filter(
    ({ id }) => (only.length === 0 || only.includes(id)) && !skip.includes(id),
  )
}

async function verifiedBy(
  command: string,
  { paths }: Options,
  { site, sources, reading }: Input,
  migration: Migration,
): Promise<Verified> {
  if (paths.includes('-')) throw new UsageError('--verify needs files; standard input has no folder to copy.')
  const { verify } = await import('../verify/verify.js')
  return verify({ site, migration, sources }, { command, paths, links: reading.links })
}

interface Saved {
  readonly written: ReadonlySet<ConfigFile>
  readonly troubles: readonly Trouble[]
}

const nothingWritten: Saved = { written: new Set(), troubles: [] }

function save({ texts }: Migration, sources: ReadonlyMap<ConfigFile, Source>): Saved {
  const onDisk = [...texts].flatMap(([file, text]) => {
    const source = sources.get(file)
    return source && !source.input ? [{ file, source, text }] : []
  })
  const { written, troubles } = write(onDisk)
  const done = new Set(onDisk.filter((change) => written.includes(change)).map(({ file }) => file))
  for (const [file, { input, encoding }] of sources) {
    if (!input) continue
    put(1, encode(texts.get(file) ?? file.text, encoding))
    done.add(file)
  }
  return { written: done, troubles }
}

async function printReport(options: Options, report: Report, sources: ReadonlyMap<ConfigFile, Source>): Promise<void> {
  const isPatch = options.action === 'diff' || options.format === 'patch'
  const out = isPatch ? patchBytes(report.migration, sources) : await rendered(options, report)
  // Where standard input is rewritten, standard output is the new text.
  print(options, out, options.action === 'write' && options.paths.includes('-') ? 2 : 1)
}

/** A patch holds lines of the files, so it must be in their encoding. */
const patchBytes = (migration: Migration, sources: ReadonlyMap<ConfigFile, Source>): Uint8Array =>
  Buffer.concat(fileDiffs(migration).map(({ file, text }) => encode(text, sources.get(file)?.encoding ?? 'utf-8')))

async function rendered({ format, ...options }: Options, report: Report): Promise<string> {
  if (format === 'json') return json(report)
  if (format !== 'text' && format !== 'patch')
    return (await import('../report/formats.js')).otherFormats[format](report, VERSION)
  const paint = paintFor(options)
  return options.quiet ? summaryLine(report, paint) : text(report, paint)
}

/** Set by the build to the version in package.json. */
declare const VERSION: string
