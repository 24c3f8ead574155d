import { type Commit, placeLink } from '../action/place-link.js'
import { fitting, mostCharacters } from '../action/size-limits.js'
import { type Group, grouped } from '../base/grouped.js'
import { commandOf, type Tool } from '../base/tool.js'
import { hash, keyOf, messageKey } from '../report/fingerprint.js'
import { changedLines, type PlaceFinder, placeFinder } from '../report/fix-places.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { code, codeBlock, link, prose } from '../report/markdown-text.js'
import { counted, resolutionOf } from '../report/summary.js'
import { type Conditions, conditionsIn, conditionsParagraph, reference } from './conditions.js'
import { markedReview, reviewMarkOf } from './marker.js'
import type { Listed, ListReason } from './review.js'

/** What the text above the comments says. */
export interface ReviewText {
  /** How many comments come with it. */
  readonly comments: number
  readonly listed: readonly Listed[]
  /** What the run could not look at, a sentence each. */
  readonly notes: readonly string[]
  readonly commit: Commit
  readonly tool: Tool
  /** What must be true for several of the comments. */
  readonly conditions: Conditions
  /** What the comments say, so that one run can be told from another. */
  readonly said: string
  /** As the mark has it. */
  readonly scope: string
}

/** The body of a review: what no comment can say is listed, with permanent links, the new lines and what to run. */
export function reviewBody(text: ReviewText): string {
  const head = [intro(text), ...conditionsParagraph(text.conditions), ...text.notes.map((note) => prose(note))].join(
    '\n\n',
  )
  const all = entries(text)
  const space = mostCharacters - head.length - 2_000
  const { kept, cut } = fitting(
    all.map(({ line }) => line),
    space,
    (line) => line.length + 1,
  )
  const left = all.slice(kept.length).reduce((sum, { count }) => sum + count, 0)
  const end = cut > 0 ? [`…and ${counted(left, 'more finding')}, in the job summary.`] : []
  const body = [head, ...sections(text, all.slice(0, kept.length)), ...end, ...locally(text), ...footer(text)].join(
    '\n\n',
  )
  const run = hash([text.scope, text.commit.sha, body, text.said].join('\n'))
  return markedReview(body, { run, list: listPrint(text), scope: text.scope })
}

/** Whoever reads it may never have heard of us. */
const footer = ({ comments }: ReviewText): string[] =>
  comments > 0 ? ['<sub>To keep a line as it is, resolve its conversation. It will not come up again.</sub>'] : []

/** Tells one list from another, whatever lines its findings have moved to. */
export const listPrint = ({ listed, notes }: Pick<ReviewText, 'listed' | 'notes'>): string =>
  listed.length === 0
    ? 'none'
    : hash(JSON.stringify([listed.map(({ finding, why }) => [keyOf(finding), finding.message, why]), notes]))

function intro({ comments, listed }: ReviewText): string {
  const count = new Set(listed.map(({ finding }) => finding)).size
  if (comments === 0)
    return `Apache httpd 2.4 reads this configuration differently from 2.2: ${counted(count, 'finding')}, listed here.`
  const here = count === 0 ? '' : `, and ${count} more here`
  return `Apache httpd 2.4 reads these lines differently from 2.2: ${counted(comments, 'comment')} below${here}.`
}

const headings: Readonly<Record<ListReason, string>> = {
  server: 'For the server as a whole',
  apart: 'Outside the lines that this pull request shows',
  unseen: 'On lines that this pull request does not show',
  many: 'More than `max-comments` allows',
  refused: 'On lines that GitHub took no comment for',
}

interface Entry {
  readonly why: ListReason
  readonly line: string
  /** How many findings it stands for. */
  readonly count: number
}

const order: readonly ListReason[] = ['refused', 'apart', 'server', 'unseen', 'many']

function entries(text: ReviewText): Entry[] {
  const finders = { lines: lineFinder(), places: placeFinder() }
  return order.flatMap((why) =>
    saidAlike(text.listed.filter((each) => each.why === why)).map((group) => ({
      why,
      line: entry(group, text, finders),
      count: group.length,
    })),
  )
}

/** What the pull request itself shows stands open; a long list of what it does not is folded. */
function sections({ listed }: ReviewText, kept: readonly Entry[]): string[] {
  return order.flatMap((why) => {
    const lines = kept.filter((each) => each.why === why).map(({ line }) => line)
    const count = new Set(listed.filter((each) => each.why === why).map(({ finding }) => finding)).size
    if (lines.length === 0) return []
    const isOpen = lines.length <= mostOpen || why === 'refused' || why === 'apart'
    const [before, after] = isOpen
      ? [`### ${headings[why]}`, []]
      : [
          `<details>\n<summary>${headings[why].replaceAll('`', '')}: ${counted(count, 'finding')}</summary>`,
          ['</details>'],
        ]
    return [[before, lines.join('\n'), ...after].join('\n\n')]
  })
}

/** So many entries nobody minds to see. */
const mostOpen = 3

/** Of what is said alike, so many files at a time. */
function saidAlike(listed: readonly Listed[]): Group<Listed>[] {
  const alike = [...grouped(listed, ({ finding }) => messageKey(finding)).values()]
  return alike.flatMap((group) => {
    const files = new Map([...new Set(group.map(({ finding }) => finding.file))].map((file, index) => [file, index]))
    return [...grouped(group, ({ finding }) => Math.floor((files.get(finding.file) ?? 0) / mostFiles)).values()]
  })
}

const mostFiles = 10

function entry(group: Group<Listed>, { commit, conditions }: ReviewText, finders: Finders): string {
  const [{ finding, why, places }] = group
  const { rule, message, fix } = finding
  // What lies elsewhere is only named: its lines are not what this pull request is about.
  const lines = why === 'unseen' && !places ? [] : codeOf(group, finders.places)
  const title = fix && lines.length === 0 ? ` Fix: ${prose(fix.title)}.` : ''
  const condition = fix?.assumes ? ` Right only if: ${reference(fix.assumes, conditions)}` : ''
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

function locally({ listed, said, tool }: ReviewText): string[] {
  const fixable = listed.map(({ finding }) => finding).filter(({ fix }) => fix)
  const paths = [...new Set(fixable.flatMap(({ fix }) => fix?.edits.map(({ file }) => file.path) ?? []))]
  const review = fixable.some((finding) => resolutionOf(finding) === 'review') ? ['--review'] : []
  const named = paths.length <= 20 ? paths.map((path) => (path.startsWith('-') ? `./${path}` : path)) : ['.']
  const command = commandOf(tool, '--write', ...review, ...named)
  const commands = paths.length > 0 ? [`To make the fixes listed here, in a checkout: ${code(command)}`] : []
  const isUsed = commands.length > 0 || said.includes(tool.start)
  return isUsed && tool.setup !== undefined ? [...commands, `For that command, once: ${code(tool.setup)}`] : commands
}

/** A review that was posted before. */
export interface PostedReview {
  readonly id: number
  readonly body: string
  readonly isOurs: boolean
}

export type BodyStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'post'; readonly body: string; readonly outdated: readonly Update[] }
  | { readonly kind: 'update'; readonly updates: readonly Update[] }

export interface Update {
  readonly id: number
  readonly body: string
}

/** A new review only for new comments, or for a first list; a list that has changed is changed where it stands. */
export function bodyStep(text: ReviewText, reviews: readonly PostedReview[]): BodyStep {
  const listing = reviews.filter(({ isOurs, body }) => {
    const mark = isOurs ? reviewMarkOf(body) : undefined
    return mark && mark.scope === text.scope && mark.list !== 'none'
  })
  const body = reviewBody(text)
  const list = listPrint(text)
  if (text.comments > 0)
    return {
      kind: 'post',
      body,
      outdated: listing.map(({ id, body }) => ({
        id,
        body: emptied(body, 'A newer review has the list that stood here.'),
      })),
    }
  const last = listing.at(-1)
  if (!last) return list === 'none' ? { kind: 'none' } : { kind: 'post', body, outdated: [] }
  if (reviewMarkOf(last.body)?.list === list) return { kind: 'none' }
  return {
    kind: 'update',
    updates: [
      { id: last.id, body: list === 'none' ? emptied(last.body, 'Everything that was listed here is settled.') : body },
    ],
  }
}

function emptied(body: string, sentence: string): string {
  const mark = reviewMarkOf(body)
  const text = [sentence, ...conditionsIn(body)].join('\n\n')
  return mark ? markedReview(text, { ...mark, list: 'none' }) : text
}
