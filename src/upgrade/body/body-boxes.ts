import { type Group, grouped } from '../../base/grouped.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Finding } from '../../migrate/rule.js'
import { checklistEntry } from '../../report/checklist-markdown.js'
import { code, link, prose } from '../../report/markdown-text.js'
import { type Box, box } from './boxes.js'
import { keyOfAll, type LinkContext, placeLinks } from './finding-groups.js'

type Ticks = ReadonlySet<string>

/** Fixes for review that are in the change: what must be true for each. */
export const reviewEntries = (findings: readonly Finding[], at: LinkContext, ticks: Ticks): string[] =>
  Array.from(grouped(findings, fixSaid).values(), (group) =>
    box({ key: keyOfAll(group, 'review'), text: reviewText(group, at) }, ticks),
  )

/** Fixes for review that are not. */
export const offeredEntries = (findings: readonly Finding[], at: LinkContext, ticks: Ticks): string[] =>
  Array.from(grouped(findings, fixSaid).values(), (group) =>
    box({ key: keyOfAll(group, 'offer'), text: reviewText(group, at) }, ticks),
  )

const fixSaid = ({ rule, fix }: Finding): string => JSON.stringify([rule.id, fix?.title, fix?.assumes])

function reviewText(group: Group<Finding>, at: LinkContext): string {
  const { rule, fix } = group[0]
  const assumes = fix?.assumes ? ` It is right only if this is true: ${prose(fix.assumes)}` : ''
  return `${placeLinks(group, at)}: ${prose(fix?.title ?? '')}.${assumes} ${link(code(rule.id), rule.see)}`
}

/** What has no fix, or none that could be taken. What changes nothing by itself has no box. */
export const leftEntries = (findings: readonly Finding[], at: LinkContext, ticks: Ticks): string[] =>
  Array.from(grouped(findings, leftSaid).values(), (group) => {
    const text = leftText(group, at)
    return group[0].severity === 'info' ? `- ℹ️ ${text}` : box({ key: keyOfAll(group, 'left'), text }, ticks)
  })

const leftSaid = ({ rule, message, severity }: Finding): string => JSON.stringify([rule.id, message, severity])

function leftText(group: Group<Finding>, at: LinkContext): string {
  const { rule, message, fix } = group[0]
  const later = fix ? ' There is a fix, but it is in the way of another one; run again when this is merged.' : ''
  return `${placeLinks(group, at)}: ${prose(message)}${later} ${link(code(rule.id), rule.see)}`
}

/** What is to be done outside of the files. */
export const checklistEntries = (items: readonly ChecklistItem[], ticks: Ticks): string[] =>
  items.map((item): string => {
    const text = checklistEntry(item)
      .replace(/^- \[ \] /, '')
      .trimEnd()
    const task: Box = { key: `task-${item.id}`, text }
    return box(task, ticks)
  })
