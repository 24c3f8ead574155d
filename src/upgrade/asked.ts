import type { Choices, Finding } from '../migrate/rule.js'
import { hash } from '../report/fingerprint.js'
import { conditionKind } from './conditions.js'

/** The keys of boxes that are ticked in the text of the pull request: what the next run is asked for. */
export type Ticks = ReadonlySet<string>

/** A form that somebody can ask for instead of the usual one. */
export interface FormChoice {
  readonly key: string
  readonly choices: Partial<Choices>
  /** What a tick asks for, in the imperative. */
  readonly text: string
}

/** Those that the settings can ask for too. */
export const formChoices: readonly FormChoice[] = [
  {
    key: 'form-keep-22',
    choices: { guards: 'keep-22' },
    text: 'Write the access rules for 2.2 as well, in `<IfModule>` guards, so that both versions read them.',
  },
  {
    key: 'form-adopt-defaults',
    choices: { defaults: 'adopt' },
    text: "Take the defaults of 2.4 instead of writing lines that keep 2.2's.",
  },
  {
    key: 'form-guide',
    choices: { deadAllow: 'guide' },
    text: "Let in whom an `Allow` names that had no effect in 2.2, as Apache's upgrade guide does. 2.2 refused them.",
  },
]

/** What the ticks choose, over what the settings do. */
export const chosenForms = (choices: Choices, ticks: Ticks): Choices =>
  formChoices.reduce((all, form) => (ticks.has(form.key) ? { ...all, ...form.choices } : all), choices)

/** The box of the condition that a fix assumes: with `fixes: all` to say that it is not true, else to say that it is. */
export const conditionKey = (assumes: string, fixes: 'safe' | 'all'): string =>
  `${fixes === 'all' ? 'untrue' : 'true'}-${hash(conditionKind(assumes))}`

/** Whether a fix is to be made: a safe one is, and one for review as `fixes` says unless a tick says otherwise. */
export function isWantedFix({ fix }: Finding, fixes: 'safe' | 'all', ticks: Ticks): boolean {
  if (!fix || fix.safe) return fix !== undefined
  return ticks.has(conditionKey(fix.assumes ?? '', fixes)) === (fixes === 'safe')
}
