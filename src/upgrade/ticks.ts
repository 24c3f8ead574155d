import type { Choices, Finding } from '../migrate/rule.js'
import { assumptionsOfFinding } from '../questions/assumptions.js'
import { fingerprintHash } from '../report/fingerprint.js'

/** The keys of the ticked boxes in the text of the pull request. */
export type Ticks = ReadonlySet<string>

/** A form that users can choose instead of the usual one. */
export interface FormChoice {
  readonly key: string
  readonly choices: Partial<Choices>
  /** What ticking the box does, in the imperative. */
  readonly text: string
  /** The key of another box that also chooses this form: its tick says that an assumption is false. */
  readonly instead?: string
}

/** What a tick says about an assumption: that it is false, or that it is true. */
export type TickAnswer = 'untrue' | 'true'

/** The key of an assumption's box. It depends on the name only, not on the sentence. */
export const keyOfAssumption = (name: string, answer: TickAnswer): string =>
  `${answer}-${fingerprintHash(`assumption ${name}`)}`

/** The choices in settings that have a box in the pull request. */
export const formsOfSettings: readonly FormChoice[] = [
  {
    key: 'form-keep-22',
    choices: { guards: 'keep-22' },
    text: 'Write the access rules for 2.2 as well, in `<IfModule>` blocks, so that both versions read them.',
  },
  {
    key: 'form-adopt-defaults',
    choices: { defaults: 'adopt' },
    text: 'Use the new defaults of 2.4 instead of lines that keep those of 2.2.',
  },
  {
    key: 'form-as-22',
    choices: { likelyMistakes: 'write', ineffectiveAllow: 'exact' },
    text: 'Let logged-in users read files in `<Files>` sections with Deny, as 2.2 did.',
    instead: keyOfAssumption('closed-names', 'untrue'),
  },
  {
    key: 'form-guide',
    choices: { ineffectiveAllow: 'guide' },
    text: "Let in clients named in an `Allow` that had no effect in 2.2, as in Apache's upgrade guide. 2.2 refused them.",
  },
]

/** The choices of the settings, with those of the ticks on top. */
export const choicesWithTicks = (choices: Choices, ticks: Ticks): Choices =>
  formsOfSettings.reduce((all, form) => (isFormChosen(form, ticks) ? { ...all, ...form.choices } : all), choices)

/** Whether the form is chosen, by its own box or by another one. */
export const isFormChosen = ({ key, instead }: FormChoice, ticks: Ticks): boolean =>
  ticks.has(key) || (instead !== undefined && ticks.has(instead))

/** The ticked boxes that say this about the assumptions of a fix. */
export const ticksAbout = (finding: Finding, answer: TickAnswer, ticks: Ticks): readonly string[] =>
  assumptionsOfFinding(finding)
    .map(({ name }) => keyOfAssumption(name, answer))
    .filter((key) => ticks.has(key))

/**
 * Whether to make a fix. A fix for review is made with `fixes: all`, unless a tick states that an assumption is false.
 * A fix that few servers need is made only if a tick states that its assumption is true.
 */
export function isWantedFix(finding: Finding, fixes: 'safe' | 'all', ticks: Ticks): boolean {
  const { fix } = finding
  if (!fix || fix.safe) return fix !== undefined
  if (ticksAbout(finding, 'untrue', ticks).length > 0) return false
  return assumptionsOfFinding(finding).every(
    ({ name, isRarelyTrue }) => (fixes === 'all' && !isRarelyTrue) || ticks.has(keyOfAssumption(name, 'true')),
  )
}
