import { type Group, grouped } from '../../base/grouped.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Finding } from '../../migrate/rule.js'
import { checklistEntry } from '../../report/checklist-markdown.js'
import { code, link, prose } from '../../report/markdown-text.js'
import { counted } from '../../report/summary.js'
import { conditionKey, type FormChoice, type Ticks } from '../asked.js'
import { conditionsOf } from '../conditions.js'
import { conditionGroups } from '../steps.js'
import { box } from './boxes.js'
import { keyOfAll, type LinkContext, placeLinks } from './finding-groups.js'

/** What the boxes of a text are made with. */
export interface BoxContext {
  readonly at: LinkContext
  readonly ticks: Ticks
  readonly fixes: 'safe' | 'all'
}

/** What must be true for a part of the change, each with the commit that it is made in. */
export const conditionEntries = (migration: Migration, { at, ticks, fixes }: BoxContext): string[] =>
  conditionGroups(migration).map(({ sentence, title, findings }) => {
    const places = `${counted(findings.length, 'place')}, commit ${code(title)}: ${placeLinks(findings, at)}`
    return box({ key: keyFor(findings, fixes), text: `${prose(sentence)} (${places})` }, ticks)
  })

const keyFor = ([{ fix }]: Group<Finding>, fixes: BoxContext['fixes']): string =>
  conditionKey(fix?.assumes ?? '', fixes)

/** The same for fixes that are not in the change. */
export const leftOutEntries = (findings: readonly Finding[], { at, ticks, fixes }: BoxContext): string[] =>
  conditionsOf(findings).map(({ sentence, findings: own }) => {
    const titles = [...new Set(own.map(({ fix }) => prose(fix?.title ?? '')))]
    const more = titles.length > 3 ? ` and ${titles.length - 3} more` : ''
    const changes = `${titles.slice(0, 3).join('; ')}${more}: ${placeLinks(own, at)}`
    return box({ key: keyFor(own, fixes), text: `${prose(sentence)} (${changes})` }, ticks)
  })

/** What has no fix, or none that could be taken. What 2.4 does not start with cannot be left as it is, so it has no box. */
export const leftEntries = (findings: readonly Finding[], { at, ticks }: BoxContext): string[] =>
  Array.from(grouped(findings, leftSaid).values(), (group) => {
    const text = leftText(group, at)
    if (group[0].severity === 'warning') return box({ key: leftKey(group), text }, ticks)
    return `- ${group[0].severity === 'error' ? '🛑' : 'ℹ️'} ${text}`
  })

/** Of what is left to people: what they have ticked to stay as it is, and the rest. */
export function byTick(
  findings: readonly Finding[],
  ticks: Ticks,
): { readonly kept: Finding[]; readonly open: Finding[] } {
  const groups = [...grouped(findings, leftSaid).values()]
  const isKept = (group: Group<Finding>) => group[0].severity === 'warning' && ticks.has(leftKey(group))
  return {
    kept: groups.filter(isKept).flat(),
    open: groups.filter((group) => !isKept(group)).flat(),
  }
}

const leftKey = (group: Group<Finding>): string => keyOfAll(group, 'left')

const leftSaid = ({ rule, message, severity }: Finding): string => JSON.stringify([rule.id, message, severity])

function leftText(group: Group<Finding>, at: LinkContext): string {
  const { rule, message, fix } = group[0]
  const later = fix ? ' Its fix clashes with another one; the first run after the merge makes it.' : ''
  return `${placeLinks(group, at)}: ${prose(message)}${later} ${link(code(rule.id), rule.see)}`
}

export const formEntries = (forms: readonly FormChoice[], { ticks }: BoxContext): string[] =>
  forms.map(({ key, text }) => box({ key, text }, ticks))

/** What is to be done outside of the files. */
export const checklistEntries = (items: readonly ChecklistItem[]): string[] =>
  items.map((item) => `- ${checklistEntry(item).trimEnd()}`)
