import { type LinkOptions, lineLinksText } from '../../action/linked-lines.js'
import type { Group } from '../../base/group-by.js'
import { listText, nonEmptyTexts } from '../../base/list-text.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Finding } from '../../migrate/rule.js'
import { isRarelyNeeded, offerCondition } from '../../questions/assumptions.js'
import { checklistEntry } from '../../report/checklist-markdown.js'
import { inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import { conditionsOf } from '../conditions.js'
import { boxKeyOfFindings, type ChosenForm, type FormToTick, formsOfFindings, groupByMessage } from '../decisions.js'
import { type FormChoice, isFormChosen, keyOfAssumption, type TickAnswer, type Ticks, ticksAbout } from '../ticks.js'
import { type Box, taskBox } from './boxes.js'

/** What the boxes of a pull request need to know: the commit and the ticks. */
export interface BoxContext {
  readonly links: LinkOptions
  readonly ticks: Ticks
}

/** The assumptions of the change, each once. Their boxes are ticked until somebody unticks them. */
export const conditionEntries = (findings: readonly Finding[], { links, ticks }: BoxContext): string[] =>
  conditionsOf(findings).map(({ sentence, names, findings: own }) =>
    taskBox(
      { keys: keysOf(names, 'untrue'), text: `${markdownSentence(sentence)} (${lineLinksText(own, links)})` },
      ticks,
    ),
  )

/** The assumptions that would add fixes if somebody ticked them. */
export const unconfirmedEntries = (findings: readonly Finding[], { links, ticks }: BoxContext): string[] =>
  conditionsOf(findings).map(({ sentence, names, findings: own }) => {
    const what = isRarelyNeeded(own[0])
      ? `Tick if ${markdownSentence(offerCondition(own[0]))}`
      : markdownSentence(sentence)
    return taskBox(
      { keys: keysOf(names, 'true'), text: `${what} (${titlesOf(own)}: ${lineLinksText(own, links)})` },
      ticks,
    )
  })

/** The assumptions that somebody has ticked as true or false, one by one. */
export function tickedEntries(
  findings: readonly Finding[],
  answer: TickAnswer,
  { links, ticks }: BoxContext,
): string[] {
  const ticked = new Set(findings.flatMap((finding) => ticksAbout(finding, answer, ticks)))
  return conditionsOf(findings).flatMap(({ sentence, names, findings: own }) => {
    const [first, ...more] = keysOf(names, answer).filter((key) => ticked.has(key))
    const text = `${markdownSentence(sentence)} (${lineLinksText(own, links)})`
    return first === undefined ? [] : [taskBox({ keys: [first, ...more], text }, ticks)]
  })
}

const keysOf = (names: readonly string[], answer: TickAnswer): [string, ...string[]] =>
  names.map((name) => keyOfAssumption(name, answer)) as [string, ...string[]]

const titlesOf = (findings: readonly Finding[]): string =>
  listText([...new Set(findings.map(({ fix }) => markdownSentence(fix?.title ?? '')))], 3)

/** Findings without a usable fix, each with its forms. Only a warning also has a box to leave its lines as they are. */
export const openFindingEntries = (findings: readonly Finding[], context: BoxContext): string[] => [
  ...groupByMessage(findings.filter(({ waits }) => !waits)).map((group) => leftEntry(group, context)),
  ...waitingEntry(
    findings.filter(({ waits }) => waits),
    context,
  ),
]

/** Fixes that can only be written once a person has made other decisions. */
const waitingEntry = (findings: readonly Finding[], { links }: BoxContext): string[] =>
  nonEmptyTexts(
    findings.length > 0 &&
      `- ⏳ ${countWithNoun(findings.length, 'more place')} ${findings.length === 1 ? 'waits' : 'wait'} for your decision here: ${lineLinksText(findings, links)}.`,
  )

function leftEntry(group: Group<Finding>, { links, ticks }: BoxContext): string {
  const { severity } = group[0]
  const text = leftText(group, links)
  const forms = formsOfFindings(group)
  const stays = severity === 'warning' ? [{ keys: [leftKey(group)] as [string], text: 'Leave it as it is.' }] : []
  if (forms.length === 0 && stays[0]) return taskBox({ ...stays[0], text }, ticks)
  return withBoxes(`- ${marks[severity]} ${text}`, [...formBoxes(forms), ...stays], ticks)
}

const marks = { error: '🛑', warning: '⚠️', info: 'ℹ️' } as const

const formBoxes = (forms: readonly FormToTick[]): Box[] =>
  forms.map(({ key, title }) => ({ keys: [key], text: `${markdownSentence(title)}.` }))

const withBoxes = (entry: string, boxes: readonly Box[], ticks: Ticks): string =>
  [entry, ...boxes.map((one) => `  ${taskBox(one, ticks)}`)].join('\n')

/** The decisions that people have made, each with all forms to choose from. */
export const decidedEntries = (decided: readonly ChosenForm[], { links, ticks }: BoxContext): string[] =>
  decided.map(({ findings, forms }) =>
    withBoxes(`- ${lineLinksText(findings, links)} ${pageOf(findings[0])}`, formBoxes(forms), ticks),
  )

/** Splits the findings without a fix: lines that a tick keeps, and the rest. */
export function splitByTick(
  findings: readonly Finding[],
  ticks: Ticks,
): { readonly kept: Finding[]; readonly open: Finding[] } {
  const groups = groupByMessage(findings)
  const isKept = (group: Group<Finding>) => group[0].severity === 'warning' && ticks.has(leftKey(group))
  return {
    kept: groups.filter(isKept).flat(),
    open: groups.filter((group) => !isKept(group)).flat(),
  }
}

const leftKey = (group: Group<Finding>): string => boxKeyOfFindings(group, 'left')

function leftText(group: Group<Finding>, links: LinkOptions): string {
  const { message, fix } = group[0]
  const later = fix ? ' Its fix conflicts with another one; the first run after the merge applies it.' : ''
  return `${lineLinksText(group, links)}: ${markdownSentence(message)}${later} ${pageOf(group[0])}`
}

const pageOf = ({ rule }: Finding): string => markdownLink(inlineCode(rule.id), rule.see)

export const formEntries = (forms: readonly FormChoice[], { ticks }: BoxContext): string[] =>
  forms.map((form) => {
    const { key, text } = form
    return taskBox({ keys: [key], text }, isFormChosen(form, ticks) ? new Set([...ticks, key]) : ticks)
  })

/** The tasks of the checklist, which are outside of the files. */
export const checklistEntries = (items: readonly ChecklistItem[]): string[] =>
  items.map((item) => `- ${checklistEntry(item).trimEnd()}`)
