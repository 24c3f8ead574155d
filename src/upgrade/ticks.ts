import type { Choices, Finding } from '../migrate/rule.js'
import { assumptionsOfFinding } from '../questions/assumptions.js'
import { fingerprintHash } from '../report/fingerprint.js'

/** The keys of the ticked boxes in the text of the pull request. */
export type Ticks = ReadonlySet<string>

/** A form for many fixes, as a setting would choose it, that users can choose by a box in the pull request. */
export interface FormChoice {
  readonly key: string
  readonly choices: Partial<Choices>
  /** What ticking the box does, in the imperative. */
  readonly text: string
  /** A key that also chooses this form: it says that an assumption of the usual form is false. */
  readonly instead?: string
}

/** What a tick says about an assumption: that it is false, or that it is true. */
export type TickAnswer = 'untrue' | 'true'

/** The key of an assumption's box. It depends on the assumption's name, not on the sentence. */
export const boxKeyOfAssumption = (name: string, answer: TickAnswer): string =>
  `${answer}-${fingerprintHash(`assumption ${name}`)}`

/** The choices that a setting can make too, and that have a box in the pull request. */
export const formChoicesOfSettings: readonly FormChoice[] = [
  {
    key: 'form-keep-22',
    choices: { guards: 'keep-22' },
    text: 'Write the access rules twice, in `<IfModule>` blocks: once for 2.2 and once for 2.4.',
  },
  {
    key: 'form-adopt-defaults',
    choices: { defaults: 'adopt' },
    text: 'Use the new defaults of 2.4, without lines that keep the defaults of 2.2.',
  },
  {
    key: 'form-as-22',
    choices: { likelyMistakes: 'write', ineffectiveAllow: 'exact' },
    text: 'Let logged-in users read files in `<Files>` sections with Deny, as 2.2 did.',
    instead: boxKeyOfAssumption('closed-names', 'untrue'),
  },
  {
    key: 'form-guide',
    choices: { ineffectiveAllow: 'guide' },
    text: "Let in clients named in an `Allow` that had no effect in 2.2, as in Apache's upgrade guide. 2.2 refused these clients.",
  },
]

/** The choices of the settings, overridden by the forms that the ticks choose. */
export const choicesWithTicks = (choices: Choices, ticks: Ticks): Choices =>
  formChoicesOfSettings.reduce((all, form) => (isFormChosen(form, ticks) ? { ...all, ...form.choices } : all), choices)

/** Whether the ticks choose the form, by its own key or by `instead`. */
export const isFormChosen = ({ key, instead }: FormChoice, ticks: Ticks): boolean =>
  ticks.has(key) || (instead !== undefined && ticks.has(instead))

/** The keys among the ticks that give this answer about an assumption of the finding's fix. */
export const ticksAbout = (finding: Finding, answer: TickAnswer, ticks: Ticks): readonly string[] =>
  assumptionsOfFinding(finding)
    .map(({ name }) => boxKeyOfAssumption(name, answer))
    .filter((key) => ticks.has(key))

/**
 * Whether the change contains the finding's fix. A fix for review needs `fixes: all`, or a tick for each assumption. A fix that few
 * servers need needs a tick. No fix is made if a tick says that one of its assumptions is false.
 */
export function isWantedFix(finding: Finding, fixes: 'safe' | 'all', ticks: Ticks): boolean {
  const { fix } = finding
  if (!fix || fix.safe) return fix !== undefined
  if (ticksAbout(finding, 'untrue', ticks).length > 0) return false
  return assumptionsOfFinding(finding).every(
    ({ name, isRarelyTrue }) => (fixes === 'all' && !isRarelyTrue) || ticks.has(boxKeyOfAssumption(name, 'true')),
  )
}
