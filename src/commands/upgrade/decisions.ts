import { readFileSync } from 'node:fs'
import { type Options, UsageError } from '../../command-line/arguments.js'
import { fileFailureSentence } from '../../disk/file-failures.js'
import type { Choices } from '../../migrate/rule.js'
import { ruleAndGroupNames } from '../../migrate/rule-groups.js'
import { everyRule } from '../../migrate/rules/index.js'
import { parseSettings, SettingsError } from '../../settings/read-settings.js'
import type { CommandInput } from '../input.js'
import { writeSettings } from '../remember.js'

/** The answers to the questions of a guided upgrade, by the name of the assumption, and the -D names. */
export interface UpgradeAnswers {
  readonly confirmed: Set<string>
  readonly declined: Map<string, string>
  /** The assumptions that this machine shows to be true, so that the user is not asked about them. */
  readonly answeredByMachine?: Set<string>
  /** The names that httpd is started with, if the answers contain them. */
  readonly define?: readonly string[]
}

export const noAnswers = (): UpgradeAnswers => ({
  confirmed: new Set(),
  declined: new Map(),
  answeredByMachine: new Set(),
})

/**
 * Reads answers from a file that has the form of the settings.
 * @throws UsageError if it cannot be read or is invalid
 */
export function readAnswers(path: string): UpgradeAnswers {
  try {
    const { confirmed, declined, define } =
      parseSettings({ path, text: readFileSync(path, 'utf8') }, ruleAndGroupNames(everyRule)) ?? {}
    return {
      ...{ confirmed: new Set(confirmed), declined: new Map(Object.entries(declined ?? {})) },
      ...(define ? { define } : {}),
    }
  } catch (error) {
    throw new UsageError(error instanceof SettingsError ? error.message : fileFailureSentence(path, 'read', error))
  }
}

/** The choices of a run, together with the answers that were given in it. */
export const choicesWithAnswers = (
  choices: Choices,
  { confirmed, declined, answeredByMachine = new Set() }: UpgradeAnswers,
): Choices => ({
  ...choices,
  confirmed: new Set([...choices.confirmed, ...confirmed, ...answeredByMachine]),
  declined: new Map([...choices.declined, ...declined]),
})

/**
 * Saves answers at once in the settings beside the server, so that no question is asked twice.
 * @returns whether they were saved
 */
export function saveAnswers(options: Options, input: CommandInput, said: UpgradeAnswers): boolean {
  const { confirmed = [], declined = {} } = input.settings
  return writeSettings(options, input.settingsPath, {
    confirmed: [...new Set([...confirmed, ...said.confirmed])],
    declined: { ...declined, ...Object.fromEntries(said.declined) },
  })
}
