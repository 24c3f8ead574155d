import { type Commit, placeLink } from '../action/place-link.js'
import { type Group, grouped } from '../base/grouped.js'
import type { Finding } from '../migrate/rule.js'
import { messageKey } from '../report/fingerprint.js'
import { changedLines, type PlaceFinder, placeFinder } from '../report/fix-places.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { code, codeBlock, link, prose } from '../report/markdown-text.js'
import { counted } from '../report/summary.js'
import { type Conditions, reference } from './conditions.js'
import { isOnlyNamed, type Listed, type ListReason } from './review.js'

/** What no comment can say, and what it is told with. */
export interface ToList {
  readonly listed: readonly Listed[]
  readonly commit: Commit
  readonly conditions: Conditions
}

/** One item of the list above the comments. */
export interface ListEntry {
  readonly why: ListReason
  readonly line: string
  /** How many findings it stands for. */
  readonly count: number
}

/** The order in which the kinds are told. */
export const listOrder: readonly ListReason[] = ['refused', 'apart', 'server', 'unseen', 'many']

/** One for each thing that is said, kind by kind. */
export function listEntries(text: ToList): ListEntry[] {
  const finders = { lines: lineFinder(), places: placeFinder() }
  return listOrder.flatMap((why) => {
    const own = text.listed.filter((each) => each.why === why)
    const named = saidAlike(own.filter(isOnlyNamed), ({ rule }) => rule.id).map((group) => ({
      why,
      line: nameOf(group, text, finders.lines),
      count: group.length,
    }))
    const told = saidAlike(
      own.filter((each) => !isOnlyNamed(each)),
      messageKey,
    ).map((group) => ({ why, line: entry(group, text, finders), count: group.length }))
    return [...told, ...named]
  })
}

/** What the pull request is not about: the rule and the lines are enough, and the job summary says the rest. */
const nameOf = (group: Group<Listed>, { commit }: ToList, finder: LineFinder): string => {
  const { rule } = group[0].finding
  return `- ${prose(rule.title)}: ${placesOf(group, commit, finder)} (${link(code(rule.id), rule.see)})`
}

/** Of what is said alike, so many files at a time. */
function saidAlike(listed: readonly Listed[], keyOfSaid: (finding: Finding) => string): Group<Listed>[] {
  const alike = [...grouped(listed, ({ finding }) => keyOfSaid(finding)).values()]
  return alike.flatMap((group) => {
    const files = new Map([...new Set(group.map(({ finding }) => finding.file))].map((file, index) => [file, index]))
    return [...grouped(group, ({ finding }) => Math.floor((files.get(finding.file) ?? 0) / mostFiles)).values()]
  })
}

const mostFiles = 10

function entry(group: Group<Listed>, { commit, conditions }: ToList, finders: Finders): string {
  const [{ finding }] = group
  const { rule, message, fix } = finding
  const lines = codeOf(group, finders.places)
  const title = fix && lines.length === 0 ? ` Fix: ${prose(fix.title)}.` : ''
  const condition = fix?.assumes ? ` Check first: ${reference(fix.assumes, conditions)}` : ''
  const page = link(code(rule.id), rule.see)
  return [
    `- ${placesOf(group, commit, finders.lines)}: ${prose(message)}${title}${condition} (${page})`,
    ...lines,
  ].join('\n')
}

interface Finders {
  readonly lines: LineFinder
  readonly places: PlaceFinder
}

const mostLinks = 30

/** The places of findings, file by file. */
function placesOf(group: Group<Listed>, commit: Commit, finder: LineFinder): string {
  const byFile = grouped(group, ({ finding }) => finding.file.path)
  return Array.from(byFile, ([path, own]) => {
    const places = [...new Map(own.map(({ finding }) => [finder.of(finding).first, finder.of(finding)])).values()]
    const links = places.slice(0, mostLinks).map((at) => link(String(at.first), placeLink(commit, path, at)))
    const more = places.length > mostLinks ? ` and ${places.length - mostLinks} more` : ''
    return `${code(path)} ${places.length === 1 ? 'line' : 'lines'} ${links.join(', ')}${more}`
  }).join('; ')
}

/** More lines of a diff than these belong into a terminal. */
const mostLines = 24

/** What is to change, as a diff: what comments do not show of it, or all of it. The same lines are shown once. */
function codeOf(group: Group<Listed>, placesOfFix: PlaceFinder): string[] {
  const files = new Set(group.map(({ finding }) => finding.file.path))
  const places = group.flatMap(({ finding, places }) => places ?? (finding.fix ? placesOfFix(finding.fix) : []))
  const texts = places.map(({ file, changes }) =>
    [...(files.has(file.path) ? [] : [`@@ ${file.path} @@`]), ...changedLines(changes)].join('\n'),
  )
  const unlike = new Map(texts.map((text) => [text.replace(/\s+/g, ' '), text]))
  const lines = [...unlike.values()].flatMap((text) => text.split('\n'))
  const cut = lines.length - mostLines
  const shown = cut > 0 ? [...lines.slice(0, mostLines), ` …and ${counted(cut, 'more line')}`] : lines
  const block = shown.length === 0 ? [] : codeBlock(shown.join('\n'), 'diff').split('\n')
  return block.map((line) => `  ${line}`)
}
