import { houseLine } from '../action/house-line.js'
import type { Commit } from '../action/place-link.js'
import { fitting, mostCharacters } from '../action/size-limits.js'
import { fixCommand } from '../action/trigger.js'
import { listed as namesListed, thoseSaid } from '../base/listed.js'
import { pathWord } from '../base/shell-words.js'
import { commandOf, type Tool } from '../base/tool.js'
import type { Assumption } from '../edit/edit.js'
import { type Finding, type ServerToday, unseenAccess } from '../migrate/rule.js'
import { countsOn, isOffer, questionFor, questionOf, questionsCounted } from '../questions/asked-once.js'
import { hash, keyOf } from '../report/fingerprint.js'
import { code, link, prose } from '../report/markdown-text.js'
import { counted, resolutionOf } from '../report/summary.js'
import type { Version } from '../syntax/tree.js'
import type { LineComment } from './line-comment.js'
import type { FoundReview } from './look.js'
import { type Cut, markedReview, type ReviewMark, reviewMarkOf } from './marker.js'
import type { Listed, ListReason } from './review.js'
import { type ListEntry, listEntries, listOrder } from './review-entries.js'

/** What the text above the comments says. */
export interface ReviewText {
  /** What comes with it. */
  readonly comments: readonly LineComment[]
  readonly listed: readonly Listed[]
  /** All that is open now, wherever it is said. */
  readonly open: readonly Finding[]
  /** What the run could not look at, a sentence each. */
  readonly notes: readonly string[]
  readonly commit: Commit
  readonly tool: Tool
  /** What the comments say, so that one run can be told from another. */
  readonly said: string
  /** As the mark has it. */
  readonly scope: string
  /** Whether somebody can have all of it done by a comment. */
  readonly canFix: boolean
  /** Which version runs with the files today, where somebody has said it. */
  readonly today: ServerToday | undefined
  /** What the files were taken for, where all of them were taken for the same. */
  readonly was: Version | undefined
  /** What there are too many comments for. */
  readonly cut: Cut | undefined
}

/** The body of a review: what it is, what was assumed, and in a line each what no comment says. */
export function reviewBody(text: ReviewText): string {
  const head = [
    intro(text),
    ...questions(text.comments),
    ...offers(text),
    ...lineEndings(text.comments),
    ...text.notes.map((note) => prose(note)),
  ].join('\n\n')
  const all = listEntries(text.listed, text.commit)
  const { kept, cut } = fitting(
    all.map(({ line }) => line),
    mostCharacters - head.length - 2_000 - (text.cut?.keys.length ?? 0) * 9,
    (line) => line.length + 1,
  )
  const left = all.slice(kept.length).reduce((sum, { count }) => sum + count, 0)
  const end = cut > 0 ? [`…and ${counted(left, 'more finding')}, in the job summary.`] : []
  const parts = [head, ...sections(all.slice(0, kept.length)), ...end, ...locally(text), footer(text)]
  const body = parts.join('\n\n')
  const run = hash([text.scope, text.commit.sha, body, text.said].join('\n'))
  return markedReview(body, {
    run,
    list: listPrint(text),
    scope: text.scope,
    was: text.was,
    cut: text.cut,
  })
}

/** Whoever reads it may never have heard of us. */
const footer = ({ comments, tool }: ReviewText): string =>
  houseLine(tool, ...(comments.length > 0 ? ['Not wanted? Resolve the comment; we will not ask again.'] : [whatItIs]))

const whatItIs = 'From Apache 2.2 to 2.4'

/** Tells one list from another, whatever lines its findings have moved to. */
export const listPrint = ({ listed, notes }: Pick<ReviewText, 'listed' | 'notes'>): string =>
  listed.length === 0
    ? 'none'
    : hash(JSON.stringify([listed.map(({ finding, why }) => [keyOf(finding), finding.message, why]), notes]))

/** What this is, how grave all is that is open, and when to accept it. */
function intro({ open, today, was }: Pick<ReviewText, 'open' | 'today' | 'was'>): string {
  if (open.length === 0) return nothingOpen
  const what = was === '2.4' ? 'Runs on Apache 2.4.' : 'Written for Apache 2.2.'
  const when = was !== '2.4' && open.some(({ fix }) => fix) ? whenToAccept(today) : ''
  return `${what} ${howGrave(open)}${when}`
}

const nothingOpen = 'Nothing is open here any more.'

/** What earlier runs, or this one, have begun a review with. */
const ownIntro = /^(Written for|Runs on) Apache 2\.[24]\.|^Nothing is open here/

/** What 2.4 takes as well, like the old name of a directive, is neither. */
function howGrave(all: readonly Finding[]): string {
  const [errors, differing] = (['error', 'warning'] as const).map(
    (wanted) => all.filter(({ severity }) => severity === wanted).length,
  ) as [number, number]
  const stop = `${counted(errors, 'place')} ${errors === 1 ? 'stops' : 'stop'} 2.4 from starting or answering`
  const differ = `${counted(differing, 'place')} ${differing === 1 ? 'works' : 'work'} differently`
  if (errors > 0) return differing > 0 ? `${stop}; ${differ}.` : `${stop}.`
  return differing > 0 ? `${differ} in 2.4.` : '2.4 reads all of it alike.'
}

/** 2.2 may start with what is written for 2.4, and answer 500, or let in whom it refused. */
function whenToAccept(today: ServerToday | undefined): string {
  if (today === '2.4') return ''
  if (today === undefined) return ' Accept these changes when the server runs 2.4, not before.'
  return ' 2.2 reads what you can accept here as before, and 2.4 reads it too.'
}

/** What the suggestions count on: to be answered with yes or no, and taken for yes. */
function questions(comments: readonly LineComment[]): string[] {
  const findings = comments.filter(({ suggestion }) => suggestion).flatMap((comment) => comment.findings)
  const asked = questionsCounted(findings).map((kind) => {
    const own = findings.flatMap(countsOn).filter(({ name }) => questionOf(name) === kind)
    return `${prose(questionFor(own))}${cureFor(own)}`
  })
  if (asked.length === 0) return []
  const [only] = asked
  const assumed = 'We assumed yes. If not, leave the suggestions that say so.'
  return asked.length === 1
    ? [`**Check first:** ${only} ${assumed}`]
    : [['**Check first:**', ...asked.map(numberedQuestion)].join('\n'), assumed]
}

const numberedQuestion = (question: string, index: number): string =>
  `${index + 1}. ${question.replace(/^./, (letter) => letter.toUpperCase())}`

const cureFor = (assumptions: readonly Assumption[]): string =>
  assumptions.some(({ sentence }) => sentence === unseenAccess)
    ? ' (If all of the server\'s configuration is here, say `"complete": true` in `httpd-upgrade.json`.)'
    : assumptions.some(({ name }) => questionOf(name) === 'old-server')
      ? ' (If you know, set `from` to 2.2 or 2.4.)'
      : ''

/** How to have all of it without a click for each. */
function offers(text: ReviewText): string[] {
  const { comments, listed, canFix, tool } = text
  const suggestions = comments.filter(({ suggestion }) => suggestion).length
  const isLong = listed.some(({ why }) => why === 'many')
  const command = `Comment ${code(fixCommand)}, and all of these changes become one commit on this branch.`
  const upgrade = `Too much for a review: let ${link('an upgrade pull request', `${tool.home}/blob/main/docs/action.md#the-upgrade-pull-request`)} change all of it${orHere(text)}.`
  return thoseSaid(isLong && upgrade, canFix && (suggestions > 1 || isLong) && command)
}

/** The button may write others. */
function lineEndings(comments: readonly LineComment[]): string[] {
  const files = new Set(comments.filter(({ suggestion }) => suggestion).map(({ file }) => file))
  const paths = [...files].filter(({ text }) => text.includes('\r\n')).map(({ path }) => code(path))
  const have = paths.length === 1 ? 'has' : 'have'
  return thoseSaid(
    paths.length > 0 &&
      `${namesListed(paths, 5)} ${have} CRLF line endings; check that they are still there after the commit.`,
  )
}

const headings: Readonly<Record<ListReason, string>> = {
  many: 'Not shown here',
  refused: 'On lines where GitHub took no comment',
  apart: 'Changes without a button: their lines lie apart',
  told: 'Worth a look',
  server: 'For the server as a whole',
  unseen: 'On lines that this pull request does not show',
}

/** A long list is folded, but for what keeps 2.4 from starting. */
function sections(kept: readonly ListEntry[]): string[] {
  return listOrder.flatMap((why) => {
    const own = kept.filter((each) => each.why === why)
    const isOpen = own.length <= mostOpen || why === 'refused' || why === 'apart'
    const open = own.filter(({ isGrave }) => isOpen || isGrave)
    const folded = own.filter((entry) => !open.includes(entry))
    const count = folded.reduce((sum, each) => sum + each.count, 0)
    const what = open.length > 0 ? counted(count, 'more finding') : `${headings[why]}: ${counted(count, 'finding')}`
    return [
      ...(open.length > 0 ? [`### ${headings[why]}`, linesOf(open)] : []),
      ...(folded.length > 0 ? [`<details>\n<summary>${what}</summary>`, linesOf(folded), '</details>'] : []),
    ]
  })
}

const linesOf = (entries: readonly ListEntry[]): string => entries.map(({ line }) => line).join('\n')

/** So many entries nobody minds to see. */
const mostOpen = 3

/** What applies the fixes that stand in the list, in a checkout; undefined where there are none. */
function commandFor({ listed, tool }: ReviewText): string | undefined {
  const fixable = listed.map(({ finding }) => finding).filter((finding) => finding.fix && !isOffer(finding))
  const paths = [...new Set(fixable.flatMap(({ fix }) => fix?.edits.map(({ file }) => file.path) ?? []))]
  const review = fixable.some((finding) => resolutionOf(finding) === 'review') ? ['--review'] : []
  const named = paths.length <= 5 ? paths.map(pathWord) : ['.']
  return paths.length > 0 ? code(commandOf(tool, '--write', ...review, ...named)) : undefined
}

function orHere(text: ReviewText): string {
  const command = commandFor(text)
  return command ? `. Or run this in a checkout: ${command}` : ''
}

function locally(text: ReviewText): string[] {
  const { listed } = text
  const command = listed.some(({ why }) => why === 'many') ? undefined : commandFor(text)
  return thoseSaid(command && `To apply the fixes listed here, run in a checkout: ${command}`)
}

export interface BodyStep {
  /** The body of a new review, where there is to be one. */
  readonly post: string | undefined
  /** What earlier ones are to say. */
  readonly updates: readonly { readonly id: number; readonly body: string }[]
}

/**
 * A new review only for new comments, or for a first list; a list that has changed is changed where it stands, and so is the
 * first sentence of the last review, for it tells of all that is open.
 */
export function bodyStep(text: ReviewText, reviews: readonly Pick<FoundReview, 'id' | 'body' | 'isOurs'>[]): BodyStep {
  const ours = reviews.flatMap(({ id, isOurs, body }) => {
    const mark = isOurs ? reviewMarkOf(body) : undefined
    return mark && mark.scope === text.scope ? [{ id, mark, body }] : []
  })
  const listing = ours.filter(({ mark }) => mark.list !== 'none')
  const list = listPrint(text)
  const last = listing.at(-1)
  if (text.comments.length > 0 || (!last && list !== 'none')) {
    const newer = 'The list that stood here is now in a newer review.'
    const updates = listing.map(({ id, mark }) => ({ id, body: emptied(mark, newer, text.tool) }))
    return { post: reviewBody(text), updates }
  }
  if (last && last.mark.list !== list) {
    const body = list === 'none' ? emptied(last.mark, intro(text), text.tool) : reviewBody(text)
    return { post: undefined, updates: [{ id: last.id, body }] }
  }
  return { post: undefined, updates: ours.slice(-1).flatMap((review) => sentenceUpdate(review, text)) }
}

/** Another first sentence, where things stand otherwise by now; people's questions below it stay. */
function sentenceUpdate({ id, body }: Pick<FoundReview, 'id' | 'body'>, text: ReviewText): BodyStep['updates'] {
  const [first = ''] = body.split('\n\n', 1)
  const now = intro(text)
  return first === now || !ownIntro.test(first) ? [] : [{ id, body: `${now}${body.slice(first.length)}` }]
}

const emptied = (mark: ReviewMark, sentence: string, tool: Tool): string =>
  markedReview(`${sentence}\n\n${houseLine(tool)}`, { ...mark, list: 'none' })
