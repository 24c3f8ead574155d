import { nearestName } from '../base/nearest-name.js'
import { checklistOf } from '../checklist/checklist.js'
import { type Options, UsageError } from '../command-line/arguments.js'
import type { FailLevel } from '../command-line/fail-levels.js'
import { commands } from '../command-line/subcommands.js'
import { type FileFailure, hasUnreadableFile } from '../disk/file-failures.js'
import type { VerifyResult } from '../explain/verify-result.js'
import type { Migration } from '../migrate/migrate.js'
import { namedPlacesUpdater } from '../report/rewritten.js'
import { isWorkLeftInShownFiles } from '../report/servers.js'
import type { Report } from '../report/summary.js'
import { chosenRules } from './chosen-rules.js'
import { type CommandInput, type InputReader, readInput } from './input.js'
import { migrateInput } from './migrate-input.js'
import type { NarrowedMigration } from './narrow.js'
import { mayOmitEmptyReport, printFailure, printNote } from './output.js'
import { printReadFailures } from './print-read-failures.js'
import { printReport } from './print-report.js'
import { type SaveResult, saveMigration } from './save.js'

/** Reports on the given files, shows the fixes, or writes them. Returns the exit status. */
export async function migrateCommand(asked: Options, reader?: InputReader): Promise<number> {
  const input = await readInput(asked, reader)
  const { options, settings, reading } = input
  const rules = chosenRules(options, settings)
  printReadFailures(reading.troubles, (trouble) => commandMeant(trouble, asked))
  const status = statusOfNothing(input)
  if (status !== undefined) {
    if (isWholeLook(options)) for (const note of await readingNotes(input)) printNote(note)
    return status
  }
  const judged = await migrateInput(input, rules)
  if (options.writeBaseline !== undefined) return listInBaseline(options.writeBaseline, input, judged)
  const verified = await verifiedBy(input, judged.migration)
  const saved = await saveMigration(input, judged.migration, verified)
  const report = reportOf(input, judged, saved, verified)
  await printReport(asked, input, report, judged.notes)
  if (isWholeLook(options)) for (const note of await readingNotes(input)) printNote(note)
  return statusOf(input, saved, report)
}

/** Whether the user checks whole files or folders, so that notes about read and skipped files help. */
const isWholeLook = ({ quiet, staged, context }: Options): boolean => !quiet && !staged && context === undefined

/** Sentences about files that were read or skipped. */
async function readingNotes({ sources, reading: { unread } }: CommandInput): Promise<readonly string[]> {
  const { skippedLookAlikeNotes, unlikelyFileNotes } = await import('./look-alikes.js')
  const isEmpty = [...sources].some(([{ text }, { input }]) => input && text.trim() === '')
  const empty = isEmpty ? ['Standard input is empty, so nothing was checked.'] : []
  return [...empty, ...unlikelyFileNotes(sources), ...skippedLookAlikeNotes(unread)]
}

/** The exit status if there is nothing to check; otherwise undefined. */
function statusOfNothing({ options, reading, sources, checked }: CommandInput): number | undefined {
  const failed = hasUnreadableFile(reading.troubles) ? 2 : undefined
  const isNoneChecked = checked && ![...sources.keys()].some(({ path }) => checked.has(path))
  if (isNoneChecked && mayOmitEmptyReport(options)) return failed ?? 0
  if (!checked && sources.size === 0) return failed ?? printFailure(nothingFound(options))
  return undefined
}

const nothingFound = ({ paths }: Options) =>
  `No httpd configuration was found in ${paths.join(', ')}, so nothing was checked. Name the files, or add --include GLOB.`

/** ` Did you mean the command explain?` if the name of a missing file resembles a command; otherwise empty. */
function commandMeant({ path, message }: FileFailure, { paths }: Options): string {
  if (path !== paths[0] || !/^[a-z]+$/.test(path) || !message.endsWith('does not exist.')) return ''
  const name = nearestName(
    path,
    commands.map((command) => command.name),
  )
  return name ? ` Did you mean the command ${name}?` : ''
}

/** Writes the baseline instead of printing a report. Returns the exit status. */
async function listInBaseline(
  path: string,
  { options, settings, reading }: CommandInput,
  judged: NarrowedMigration,
): Promise<number> {
  const { writeBaseline } = await import('./baseline.js')
  writeBaseline(path, judged.migration.findings, { options, settings, site: judged.site })
  return hasUnreadableFile(reading.troubles) ? 2 : 0
}

/** The result of the user's own 2.4 on a migrated copy, if it is requested. */
async function verifiedBy(
  { options: { verify: command, paths }, site, sources, reading }: CommandInput,
  migration: Migration,
): Promise<VerifyResult | undefined> {
  if (command === undefined) return undefined
  if (paths.includes('-'))
    throw new UsageError('--verify cannot be used with standard input, which has no folder to copy.')
  const { verifyMigratedCopy } = await import('../verify/verify.js')
  return verifyMigratedCopy({ site, migration, sources }, { command, paths, links: reading.links })
}

const reportOf = (
  { options: { only }, sources, settingsPath }: CommandInput,
  { site, migration, among, isAll }: NarrowedMigration,
  saved: SaveResult,
  verified: VerifyResult | undefined,
): Report => ({
  site,
  ...withPlaces(migration, saved),
  remembered: saved.remembered,
  settingsPath,
  isPart: !isAll,
  input: [...sources].find(([, source]) => source.input)?.[0],
  // A getter, because most formats do not print the checklist.
  get checklist() {
    return only.length > 0 || !isAll ? [] : checklistOf(site, migration)
  },
  ...(among ? { among } : {}),
  ...(verified ? { verified } : {}),
})

/** The migration after files were written. Sentences that mention lines of these files give the new line numbers. */
function withPlaces(
  migration: Migration,
  { applied, rewritten }: SaveResult,
): Pick<Report, 'migration' | 'applied' | 'rewritten'> {
  if (rewritten.size === 0) return { migration, applied }
  const placesNow = namedPlacesUpdater(rewritten)
  const now = new Map(migration.findings.map((finding) => [finding, placesNow(finding)]))
  const findings = [...now.values()]
  return {
    migration: { ...migration, findings },
    applied: new Set([...applied].map((one) => now.get(one) ?? one)),
    rewritten,
  }
}

/** The exit status: 2 if something could not be done, 1 if something is left to do, otherwise 0. */
function statusOf({ reading, options: { failOn } }: CommandInput, { troubles }: SaveResult, report: Report): number {
  const { migration, verified } = report
  const isJudged = !migration.findings.some(({ failed }) => failed)
  const isDone = isJudged && !hasUnreadableFile(reading.troubles) && troubles.length + migration.broken.size === 0
  if (!isDone || verified?.outcome === 'failed') return 2
  return verified?.outcome === 'refused' || isWorkLeftInShownFiles(withGrave(report, failOn)) ? 1 : 0
}

/** The report reduced to the findings that affect the exit status. */
function withGrave(report: Report, failOn: FailLevel): Report {
  if (failOn === 'warning') return report
  const findings = report.migration.findings.filter(({ severity }) => failOn === 'error' && severity === 'error')
  const site = failOn === 'never' ? { ...report.site, files: [], others: [] } : report.site
  return { ...report, site, migration: { ...report.migration, findings } }
}
