import { readFileSync } from 'node:fs'
import { type Options, UsageError } from '../../command-line/arguments.js'
import { troubleSentence } from '../../disk/troubles.js'
import type { Choices } from '../../migrate/rule.js'
import { choosableNames } from '../../migrate/rule-groups.js'
import { everyRule } from '../../migrate/rules/index.js'
import { readSettings, SettingsError } from '../../settings/read-settings.js'
import type { CommandInput } from '../input.js'
import { noteSettings } from '../remember.js'

/** What was said of assumptions, by their names. */
export interface Decisions {
  readonly confirmed: Set<string>
  readonly declined: Map<string, string>
  /** What this machine itself has told, so that nobody is asked. */
  readonly told?: Set<string>
  /** The names that httpd is started with, where the answers say so. */
  readonly define?: readonly string[]
}

export const noDecisions = (): Decisions => ({ confirmed: new Set(), declined: new Map(), told: new Set() })

/**
 * The answers in a file that is written as settings are.
 * @throws UsageError where it cannot be read, or makes no sense
 */
export function readAnswers(path: string): Decisions {
  try {
    const { confirmed, declined, define } =
      readSettings({ path, text: readFileSync(path, 'utf8') }, choosableNames(everyRule)) ?? {}
    return {
      ...{ confirmed: new Set(confirmed), declined: new Map(Object.entries(declined ?? {})) },
      ...(define ? { define } : {}),
    }
  } catch (error) {
    throw new UsageError(error instanceof SettingsError ? error.message : troubleSentence(path, 'read', error))
  }
}

/** The choices of a run, with what was said in it. */
export const withDecisions = (choices: Choices, { confirmed, declined, told = new Set() }: Decisions): Choices => ({
  ...choices,
  confirmed: new Set([...choices.confirmed, ...confirmed, ...told]),
  declined: new Map([...choices.declined, ...declined]),
})

/**
 * Saves answers in the settings beside the server at once, so that no question is asked twice.
 * @returns whether it could be kept
 */
export function saveAnswers(options: Options, input: CommandInput, said: Decisions): boolean {
  const { confirmed = [], declined = {} } = input.settings
  return noteSettings(options, input.settingsPath, {
    confirmed: [...new Set([...confirmed, ...said.confirmed])],
    declined: { ...declined, ...Object.fromEntries(said.declined) },
  })
}
