import { lazy } from '../base/lazy.js'
import { type InitOptions, type InitPart, initParts, UsageError } from '../command-line/arguments.js'
import { isTerminal, writeToStream } from '../command-line/streams.js'
import { writeAtomically } from '../disk/write-files.js'
import { GitError } from '../git/git.js'
import { type LocalRepository, readLocalRepository } from '../init/local-repository.js'
import { setupPlanFor, suggestedInitParts } from '../init/plan.js'
import type { ServerToday } from '../migrate/rule.js'
import { settingsFile } from '../settings/settings.js'
import { withSetting } from '../settings/settings-text.js'
import {
  countExistingFindings,
  type ExistingFindings,
  existingFindingsSentence,
  writeOrExplainBaseline,
} from './existing-findings.js'
import type { InitAnswers } from './init-questions.js'
import { programCommand } from './next-steps.js'
import { printFailure } from './output.js'
import { readSettingsText } from './remember.js'
import { writePlannedFile } from './set-up.js'

/**
 * Sets up the parts that the options or answers name, and shows each file. The only existing file that it changes is
 * httpd-upgrade.json. Returns the exit status: 1 if the user must add something to a file.
 * @throws UsageError
 */
export async function initCommand(wanted: InitOptions): Promise<number> {
  const program = programCommand()
  const repository = here()
  if (typeof repository === 'number') return repository
  // Hooks run in the root, and look for settings there, so the check must run there too.
  process.chdir(repository.root)
  // Computed once and only if needed, because reading a whole repository takes time.
  const look = lazy(countExistingFindings)
  const { parts, server } = await chosen(wanted, repository, look)
  if (parts.length === 0) {
    writeToStream(1, 'Nothing was written.\n')
    return 0
  }
  const plans = parts.map((part) => setupPlanFor(part, repository, parts))
  const done = plans.flatMap(({ files }) => files.map((file) => writePlannedFile(repository, file)))
  const wanting = parts.includes('with-baseline')
  const existing =
    wanting || hasHook(parts) ? await writeOrExplainBaseline(await look(), { wanting, repository, program }) : undefined
  const isNoted = server === undefined || noteServer(server)
  const next = [...new Set([...plans.flatMap(({ next }) => next), ...(existing?.next ?? [])])]
  if (next.length > 0) writeToStream(1, `Still to do:\n${next.map((step) => `  - ${step}\n`).join('')}`)
  if (existing?.mistake) return printFailure(existing.mistake)
  return done.includes('by-hand') || existing?.isByHand || !isNoted ? 1 : 0
}

/**
 * Writes today's version to the settings.
 * @returns whether the settings contain it now
 */
function noteServer(server: ServerToday): boolean {
  const noted = withSetting(readSettingsText(settingsFile), 'server', server)
  if (noted === undefined) {
    writeToStream(1, `${settingsFile} cannot be read. Add this line to the file:\n\n    "server": "${server}"\n\n`)
    return false
  }
  writeAtomically(settingsFile, noted)
  writeToStream(
    1,
    `${settingsFile} says that ${server === 'both' ? 'both versions run' : `${server} runs`} with these files today.\n\n`,
  )
  return true
}

function here(): LocalRepository | number {
  try {
    return readLocalRepository()
  } catch (error) {
    if (error instanceof GitError) return printFailure(`init needs a git repository: ${error.message}`)
    throw error
  }
}

const hasHook = (parts: readonly InitPart[]): boolean =>
  parts.some((part) => part !== 'workflows' && part !== 'with-baseline')

async function chosen(
  { yes, parts }: InitOptions,
  repository: LocalRepository,
  look: () => Promise<ExistingFindings | UsageError>,
): Promise<InitAnswers> {
  const fitting = suggestedInitParts(repository)
  // A baseline hides findings, so --yes alone does not write one.
  if (yes) return { parts: [...new Set([...(parts.some(isNoBaseline) ? [] : fitting), ...parts])] }
  if (parts.length > 0) return { parts }
  if (!process.stdin.isTTY || !isTerminal(1)) {
    const flags = initParts.map((part) => `--${part}`)
    throw new UsageError(
      `init needs a terminal to ask. Without a terminal, name the parts to set up (${flags.join(', ')}), or add --yes for the usual parts: ${fitting.join(' and ')}.`,
    )
  }
  const { askInitQuestions } = await import('./init-questions.js')
  return askInitQuestions(fitting, async (parts) => {
    const existing = hasHook(parts) ? await look() : undefined
    return existing && !(existing instanceof UsageError) && existing.findings > 0
      ? `${existingFindingsSentence(existing)}.`
      : undefined
  })
}

const isNoBaseline = (part: InitPart): boolean => part !== 'with-baseline'
