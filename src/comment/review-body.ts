import { type Commit, placeLink } from '../action/place-link.js'
import { fitting, mostCharacters } from '../action/size-limits.js'
import { type Group, grouped } from '../base/grouped.js'
import type { Finding } from '../migrate/rule.js'
import { hash, keyOf, messageKey } from '../report/fingerprint.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { code, link, prose } from '../report/markdown-text.js'
import { shellPaths } from '../report/shell-words.js'
import { counted, resolutionOf } from '../report/summary.js'
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
  /** What the comments say, so that one run can be told from another. */
  readonly said: string
  /** As the mark has it. */
  readonly scope: string
}

/** The body of a review: what no comment could say is listed, with permanent links and what to run. */
export function reviewBody(text: ReviewText): string {
  const head = [intro(text), ...text.notes.map((note) => prose(note))].join('\n\n')
  const all = entries(text)
  const space = mostCharacters - head.length - 2_000
  const { kept, cut } = fitting(
    all.map(({ line }) => line),
    space,
    (line) => line.length + 1,
  )
  const end = cut > 0 ? [`…and ${cut} more, in the summary of the job.`] : []
  const body = [head, ...sections(text, all.slice(0, kept.length)), ...end, ...locally(text), ...footer(text)].join(
    '\n\n',
  )
  const run = hash([text.scope, text.commit.sha, body, text.said].join('\n'))
  return markedReview(body, { run, list: listPrint(text), scope: text.scope })
}

/** Whoever reads it may never have heard of us. */
const footer = ({ comments }: ReviewText): string[] =>
  comments > 0 ? ['<sub>Resolve a conversation to keep its lines as they are; it will not come up again.</sub>'] : []

/** Tells one list from another, whatever lines its findings have moved to. */
export const listPrint = ({ listed, notes }: Pick<ReviewText, 'listed' | 'notes'>): string =>
  listed.length === 0
    ? 'none'
    : hash(JSON.stringify([listed.map(({ finding, why }) => [keyOf(finding), finding.message, why]), notes]))

function intro({ comments, listed }: ReviewText): string {
  const elsewhere =
    listed.length === 0 ? '' : `${comments > 0 ? ', and more that no comment could stand for is listed here' : ''}.`
  if (comments === 0)
    return `This pull request touches configuration that Apache httpd 2.4 does not read as 2.2 did: ${counted(listed.length, 'finding')}, listed here.`
  return `Apache httpd 2.4 does not read these lines as 2.2 did: ${counted(comments, 'comment')} below${elsewhere || '.'}`
}

const headings: Readonly<Record<ListReason, string>> = {
  apart: 'Changes that no suggestion can hold',
  unseen: 'On lines that this pull request does not show',
  many: 'More than this run may comment on',
  refused: 'On lines that GitHub did not take comments for',
}

interface Entry {
  readonly why: ListReason
  readonly line: string
}

const order: readonly ListReason[] = ['refused', 'apart', 'unseen', 'many']

function entries({ listed, commit }: ReviewText): Entry[] {
  const finder = lineFinder()
  return order.flatMap((why) =>
    bySameMessageInFile(listed.filter((each) => each.why === why).map(({ finding }) => finding)).map((group) => ({
      why,
      line: entry(group, commit, finder),
    })),
  )
}

/** What the pull request itself shows stands open; a long list of what it does not is folded. */
function sections({ listed }: ReviewText, kept: readonly Entry[]): string[] {
  return order.flatMap((why) => {
    const lines = kept.filter((each) => each.why === why).map(({ line }) => line)
    const count = listed.filter((each) => each.why === why).length
    if (lines.length === 0) return []
    const isOpen = lines.length <= mostOpen || why === 'refused' || why === 'apart'
    const [before, after] = isOpen
      ? [`### ${headings[why]}`, []]
      : [`<details>\n<summary>${headings[why]}: ${counted(count, 'finding')}</summary>`, ['</details>']]
    return [[before, lines.join('\n'), ...after].join('\n\n')]
  })
}

/** So many entries nobody minds to see. */
const mostOpen = 3

const bySameMessageInFile = (findings: readonly Finding[]): Group<Finding>[] => [
  ...grouped(findings, (finding) => finding.file.path + messageKey(finding)).values(),
]

function entry(group: Group<Finding>, commit: Commit, finder: LineFinder): string {
  const [{ file, rule, message, fix }] = group
  const places = [...new Map(group.map((finding) => [finder.of(finding).first, finder.of(finding)])).values()]
  const shown = places
    .slice(0, mostLinks)
    .map((lines) => link(String(lines.first), placeLink(commit, file.path, lines)))
  const more = places.length > mostLinks ? ` and ${places.length - mostLinks} more` : ''
  const where = `${code(file.path)} ${places.length === 1 ? 'line' : 'lines'} ${shown.join(', ')}${more}`
  return `- ${where}: ${prose(message)}${fixOf(fix)} (${link(code(rule.id), rule.see)})`
}

const mostLinks = 30

function fixOf(fix: Finding['fix']): string {
  if (!fix) return ''
  return fix.safe
    ? ` Fix: ${prose(fix.title)}.`
    : ` Fix for review: ${prose(fix.title)}, if this is true: ${prose(fix.assumes ?? '')}`
}

function locally({ listed }: ReviewText): string[] {
  const fixable = listed.map(({ finding }) => finding).filter(({ fix }) => fix)
  if (fixable.length === 0) return []
  const paths = [...new Set(fixable.flatMap(({ fix }) => fix?.edits.map(({ file }) => file.path) ?? []))]
  const review = fixable.some((finding) => resolutionOf(finding) === 'review') ? ' --review' : ''
  const named = paths.length <= 20 ? shellPaths(paths) : '.'
  return [`The fixes listed here can be made locally: ${code(`npx httpd-upgrade --write${review} ${named}`)}`]
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
        body: emptied(body, 'A newer review has the list that was here.'),
      })),
    }
  const last = listing.at(-1)
  if (!last) return list === 'none' ? { kind: 'none' } : { kind: 'post', body, outdated: [] }
  if (reviewMarkOf(last.body)?.list === list) return { kind: 'none' }
  return {
    kind: 'update',
    updates: [{ id: last.id, body: list === 'none' ? emptied(last.body, 'What was listed here is settled.') : body }],
  }
}

function emptied(body: string, sentence: string): string {
  const mark = reviewMarkOf(body)
  return mark ? markedReview(sentence, { ...mark, list: 'none' }) : sentence
}
