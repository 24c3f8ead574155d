import { type LinkOptions, lineLinksText } from '../../action/linked-lines.js'
import type { Group } from '../../base/group-by.js'
import { listText, nonEmptyTexts } from '../../base/list-text.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Finding } from '../../migrate/rule.js'
import { hasRarelyNeededFix, rarelyNeededFixCondition } from '../../questions/assumptions.js'
import { checklistItemMarkdown } from '../../report/checklist-markdown.js'
import { inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import { fixConditionsOf } from '../conditions.js'
import {
  boxKeyOfFindings,
  type ChosenForm,
  type FormToTick,
  formsToTick,
  groupByMessageAndForms,
} from '../decisions.js'
import { boxKeyOfAssumption, type FormChoice, isFormChosen, type TickAnswer, type Ticks, ticksAbout } from '../ticks.js'
import { type Box, taskBox } from './boxes.js'

/** What all boxes of a pull request need: how to link to lines, and which boxes are ticked. */
export interface BoxContext {
  readonly links: LinkOptions
  readonly ticks: Ticks
}

/** One box for each condition of these fixes, which are in the change. A box is ticked until somebody unticks it. */
export const assumedConditionEntries = (findings: readonly Finding[], { links, ticks }: BoxContext): string[] =>
  fixConditionsOf(findings).map(({ sentence, names, findings: own }) =>
    taskBox(
      { keys: keysOf(names, 'untrue'), text: `${markdownSentence(sentence)} (${lineLinksText(own, links)})` },
      ticks,
    ),
  )

/** One box for each condition of these fixes, which are not in the change. A tick adds the fixes. */
export const unconfirmedConditionEntries = (findings: readonly Finding[], { links, ticks }: BoxContext): string[] =>
  fixConditionsOf(findings).map(({ sentence, names, findings: own }) => {
    const what = hasRarelyNeededFix(own[0])
      ? `Tick if ${markdownSentence(rarelyNeededFixCondition(own[0]))}`
      : markdownSentence(sentence)
    return taskBox(
      { keys: keysOf(names, 'true'), text: `${what} (${titlesOf(own)}: ${lineLinksText(own, links)})` },
      ticks,
    )
  })

/** One box for each condition of these fixes that somebody has ticked as true, or unticked as false. */
export function answeredConditionEntries(
  findings: readonly Finding[],
  answer: TickAnswer,
  { links, ticks }: BoxContext,
): string[] {
  const ticked = new Set(findings.flatMap((finding) => ticksAbout(finding, answer, ticks)))
  return fixConditionsOf(findings).flatMap(({ sentence, names, findings: own }) => {
    const [first, ...more] = keysOf(names, answer).filter((key) => ticked.has(key))
    const text = `${markdownSentence(sentence)} (${lineLinksText(own, links)})`
    return first === undefined ? [] : [taskBox({ keys: [first, ...more], text }, ticks)]
  })
}

const keysOf = (names: readonly string[], answer: TickAnswer): [string, ...string[]] =>
  names.map((name) => boxKeyOfAssumption(name, answer)) as [string, ...string[]]

const titlesOf = (findings: readonly Finding[]): string =>
  listText([...new Set(findings.map(({ fix }) => markdownSentence(fix?.title ?? '')))], 3)

/** Findings that need a decision or an edit, with a box for each form. A warning also has a box to leave its lines unchanged. */
export const openFindingEntries = (findings: readonly Finding[], context: BoxContext): string[] => [
  ...groupByMessageAndForms(findings.filter(({ waits }) => !waits)).map((group) => leftEntry(group, context)),
  ...waitingEntry(
    findings.filter(({ waits }) => waits),
    context,
  ),
]

/** One entry for the findings whose fix is possible only after other decisions; none without such findings. */
const waitingEntry = (findings: readonly Finding[], { links }: BoxContext): string[] =>
  nonEmptyTexts(
    findings.length > 0 &&
      `- ⏳ ${countWithNoun(findings.length, 'more place')} can change only after your decision on other lines: ${lineLinksText(findings, links)}.`,
  )

function leftEntry(group: Group<Finding>, { links, ticks }: BoxContext): string {
  const { severity } = group[0]
  const text = leftText(group, links)
  const forms = formsToTick(group)
  const stays = severity === 'warning' ? [{ keys: [leftKey(group)] as [string], text: 'Leave this as it is.' }] : []
  if (forms.length === 0 && stays[0]) return taskBox({ ...stays[0], text }, ticks)
  return withBoxes(`- ${marks[severity]} ${text}`, [...formBoxes(forms), ...stays], ticks)
}

const marks = { error: '🛑', warning: '⚠️', info: 'ℹ️' } as const

const formBoxes = (forms: readonly FormToTick[]): Box[] =>
  forms.map(({ key, title }) => ({ keys: [key], text: `${markdownSentence(title)}.` }))

const withBoxes = (entry: string, boxes: readonly Box[], ticks: Ticks): string =>
  [entry, ...boxes.map((one) => `  ${taskBox(one, ticks)}`)].join('\n')

/** The decisions that people have made, each with a box for every form. */
export const chosenFormEntries = (decided: readonly ChosenForm[], { links, ticks }: BoxContext): string[] =>
  decided.map(({ findings, forms }) =>
    withBoxes(`- ${lineLinksText(findings, links)} ${pageOf(findings[0])}`, formBoxes(forms), ticks),
  )

/** Splits findings into `kept`, whose box to leave the lines unchanged is ticked, and `open`, the rest. */
export function splitIntoKeptAndOpen(
  findings: readonly Finding[],
  ticks: Ticks,
): { readonly kept: Finding[]; readonly open: Finding[] } {
  const groups = groupByMessageAndForms(findings)
  const isKept = (group: Group<Finding>) => group[0].severity === 'warning' && ticks.has(leftKey(group))
  return {
    kept: groups.filter(isKept).flat(),
    open: groups.filter((group) => !isKept(group)).flat(),
  }
}

const leftKey = (group: Group<Finding>): string => boxKeyOfFindings(group, 'left')

function leftText(group: Group<Finding>, links: LinkOptions): string {
  const { message, fix } = group[0]
  const later = fix ? ' The fix conflicts with another fix, so the first run after the merge will propose it.' : ''
  return `${lineLinksText(group, links)}: ${markdownSentence(message)}${later} ${pageOf(group[0])}`
}

const pageOf = ({ rule }: Finding): string => markdownLink(inlineCode(rule.id), rule.see)

export const formChoiceEntries = (forms: readonly FormChoice[], { ticks }: BoxContext): string[] =>
  forms.map((form) => {
    const { key, text } = form
    return taskBox({ keys: [key], text }, isFormChosen(form, ticks) ? new Set([...ticks, key]) : ticks)
  })

/** The tasks of the checklist, one entry each. */
export const checklistEntries = (items: readonly ChecklistItem[]): string[] =>
  items.map((item) => `- ${checklistItemMarkdown(item).trimEnd()}`)
