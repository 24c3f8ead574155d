import { existsSync } from 'node:fs'
import { type Options, parseCommandLine, UsageError } from '../command-line/arguments.js'
import { writeToStream } from '../command-line/streams.js'
import type { LocalRepository } from '../init/local-repository.js'
import type { PlannedFile } from '../init/plan.js'
import { findingsOfRules } from '../migrate/migrate.js'
import { everyRule } from '../migrate/rules/index.js'
import { countWithNoun } from '../report/summary.js'
import { rulesWithSettings } from '../settings/settings.js'
import { readInput } from './input.js'
import { migrateCommand } from './migrate.js'
import { narrowMigration } from './narrow.js'
import { writePlannedFile } from './set-up.js'
import { baselinePathToUse, findSettings } from './settings.js'

/** The findings that a hook would report in the whole repository as it is now. */
export interface ExistingFindings {
  /** The number of findings that stop a commit. `files` is the number of files with these findings. */
  readonly findings: number
  readonly files: number
  /** The settings file, if there is one. */
  readonly settings: string | undefined
  /** The baseline that the settings name, whether it exists or not. */
  readonly baseline: string | undefined
}

/**
 * Checks the whole repository from its root, which must be the current folder. A mistake in the settings is returned, not
 * thrown.
 */
export async function countExistingFindings(): Promise<ExistingFindings | UsageError> {
  try {
    return await existingUnder(optionsFor([]))
  } catch (error) {
    if (error instanceof UsageError) return error
    throw error
  }
}

async function existingUnder(options: Options): Promise<ExistingFindings> {
  const found = await findSettings(options)
  const baseline = baselinePathToUse(found, options)
  const isMissing = baseline !== undefined && !existsSync(baseline)
  const input = await readInput(isMissing ? optionsFor(['--no-baseline']) : options)
  const all = findingsOfRules(input.site, rulesWithSettings(input.settings, everyRule), input.choices)
  const { migration } = await narrowMigration(input.options, input, all)
  const stopping = migration.findings.filter(({ severity }) => severity !== 'info')
  const files = new Set(stopping.map(({ file }) => file)).size
  return { findings: stopping.length, files, settings: found.path, baseline }
}

/** The options for these command line words. */
function optionsFor(words: readonly string[]): Options {
  const command = parseCommandLine(words)
  if (command.name !== 'migrate') throw new Error('these words are options alone')
  return command.options
}

/** A sentence: "3 findings in 2 files are here already, and stop every commit of one of these files". */
export function existingFindingsSentence({ findings, files }: ExistingFindings): string {
  const [are, stop] = findings === 1 ? ['is', 'stops'] : ['are', 'stop']
  const these = files === 1 ? 'this file' : 'one of these files'
  return `${countWithNoun(findings, 'finding')} in ${countWithNoun(files, 'file')} ${are} here already, and ${stop} every commit of ${these}`
}

/** The outcome of setting up a baseline, and the steps left to the user. */
export interface BaselineOutcome {
  readonly next: readonly string[]
  /** Whether the user has to add something to a file by hand. */
  readonly isByHand?: boolean
  /** One sentence: why hooks will not work yet. */
  readonly mistake?: string
}

/**
 * Writes a baseline of the existing findings if `wanting` is true; otherwise explains how to write one. Invalid settings do
 * not stop the setup of hooks.
 * @param program the command that starts this program
 * @throws UsageError
 */
export async function writeOrExplainBaseline(
  existing: ExistingFindings | UsageError,
  {
    wanting,
    repository,
    program,
  }: { readonly wanting: boolean; readonly repository: LocalRepository; readonly program: string },
): Promise<BaselineOutcome> {
  if (existing instanceof UsageError) return { next: [], mistake: existing.message }
  const how = `${existingFindingsSentence(existing)}. To count only new findings, run \`${program} init --with-baseline\`.`
  if (!wanting) return { next: existing.findings > 0 ? [how] : [] }
  const baseline = existing.baseline ?? 'httpd-upgrade-baseline.json'
  const reason = whyNot(baseline, existing)
  if (reason) {
    writeToStream(1, `${reason}\n\n`)
    return { next: [] }
  }
  await migrateCommand(optionsFor(['--write-baseline', baseline]))
  writeToStream(1, '\n')
  const settings = existing.baseline === undefined ? [settingOf(baseline, existing.settings)] : []
  const isByHand = settings.map((file) => writePlannedFile(repository, file)).includes('by-hand')
  return { next: [`Commit ${[...settings.map(({ path }) => path), baseline].join(' and ')}.`], isByHand }
}

function whyNot(baseline: string, { findings }: ExistingFindings): string | undefined {
  if (existsSync(baseline)) return `${baseline} exists and is unchanged; --write-baseline ${baseline} rewrites it.`
  return findings === 0 ? 'No finding stops a commit, so no baseline was written.' : undefined
}

/**
 * A setting that names the baseline.
 * @param settings the file that already contains settings
 */
function settingOf(baseline: string, settings = 'httpd-upgrade.json'): PlannedFile {
  const setting = `"baseline": ${JSON.stringify(baseline)}`
  return { path: settings, text: `{\n  ${setting}\n}\n`, textToAdd: `${setting}\n` }
}
