import type { Options } from '../command-line/arguments.js'
import { isTerminal, writeToStream } from '../command-line/streams.js'
import type { SourceFile } from '../disk/files.js'
import type { Migration } from '../migrate/migrate.js'
import { serverSettingContradictionNotes } from '../report/assumed-version.js'
import { fileDiffs } from '../report/diff.js'
import { verifyResultText } from '../report/explanation/verified-text.js'
import { jsonInPieces } from '../report/json.js'
import { reportOnShownFiles } from '../report/servers.js'
import { isWorkLeft, type Report } from '../report/summary.js'
import { summaryLine, text } from '../report/text.js'
import { assumeCompleteNotes } from '../report/unseen-text.js'
import { encode } from '../syntax/encoding.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { CommandInput } from './input.js'
import { type OutputText, paintFor, printNote, printOutput } from './output.js'

/**
 * Prints the report in the requested format, and notes about the run.
 * @param asked the original options, for the suggested commands
 * @param notes sentences about everything that the report leaves out
 */
export async function printReport(
  asked: Options,
  { options, sources, choices }: CommandInput,
  report: Report,
  notes: readonly string[],
): Promise<void> {
  const { migration, verified } = report
  await printFormat(options, report, sources)
  if (isPatch(options)) for (const { failed, message } of migration.findings) if (failed) printNote(message)
  const seen = [
    ...assumeCompleteNotes(report.site, migration.findings),
    ...serverSettingContradictionNotes(report.site, choices.server),
  ]
  if (!options.quiet) for (const sentence of seen) printNote(sentence)
  if (!options.quiet) for (const sentence of notes) writeToStream(2, `${sentence}\n`)
  if (options.staged && !options.quiet && options.action === 'report' && isWorkLeft(report))
    writeToStream(2, (await import('./next-steps.js')).nextStepsForStaged(asked, migration))
  if (verified && !saysVerified(options)) writeToStream(2, verifyResultText(verified))
  if (isForPeople(options)) writeToStream(2, (await import('./next-commands.js')).nextCommandsAfter(asked, report))
}

/** Whether the report contains the result of --verify. */
const saysVerified = ({ action, format }: Options): boolean =>
  action !== 'diff' && (format === 'text' || format === 'json' || format === 'markdown')

/** Whether a person reads the report on a terminal and can type the next command. */
const isForPeople = ({ action, format, output, quiet, staged, paths }: Options): boolean =>
  action !== 'diff' &&
  format === 'text' &&
  output === undefined &&
  !quiet &&
  !staged &&
  !paths.includes('-') &&
  isTerminal(1) &&
  isTerminal(2)

async function printFormat(
  options: Options,
  report: Report,
  sources: ReadonlyMap<ConfigFile, SourceFile>,
): Promise<void> {
  const out = isPatch(options) ? patchBytes(report.migration, sources) : await rendered(options, report)
  // If the text on standard input is fixed, standard output gets the new text, and standard error the report.
  await printOutput(options, out, options.action === 'write' && options.paths.includes('-') ? 2 : 1)
}

/** Whether the output is a patch, which cannot contain sentences. */
const isPatch = ({ action, format }: Options): boolean => action === 'diff' || format === 'patch'

/** A patch contains lines of the files, so it must be in their encoding. */
const patchBytes = (migration: Migration, sources: ReadonlyMap<ConfigFile, SourceFile>): Uint8Array =>
  Buffer.concat(fileDiffs(migration).map(({ file, text }) => encode(text, sources.get(file)?.encoding ?? 'utf-8')))

async function rendered({ format, ...options }: Options, report: Report): Promise<OutputText> {
  if (format === 'json') return jsonInPieces(report)
  if (format !== 'text' && format !== 'patch') {
    const saysUnread = format === 'statistics' || format === 'files'
    const { rarelyUsedFormatters } = await import('../report/formats.js')
    return rarelyUsedFormatters[format](saysUnread ? report : reportOnShownFiles(report), VERSION)
  }
  const paint = paintFor(options)
  return options.quiet ? summaryLine(report, paint) : text(report, paint)
}

/** The version in package.json, which the build sets. */
declare const VERSION: string
