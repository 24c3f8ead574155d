import { footerLine } from '../action/footer.js'
import { entriesWithin, maxCommentCharacters } from '../action/size-limits.js'
import { listText as namesListed, nonEmptyTexts } from '../base/list-text.js'
import type { ToolCommandAndLinks } from '../base/tool.js'
import type { Finding } from '../migrate/rule.js'
import { assumptionsOfFinding, withoutRarelyNeededFixes } from '../questions/assumptions.js'
import { verdictSentence } from '../report/findings/finding-effects.js'
import { findingKey, fingerprintHash } from '../report/fingerprint.js'
import { inlineCode, markdownSentence } from '../report/markdown-text.js'
import { countWithNoun } from '../report/summary.js'
import { type ReviewMark, reviewBodyWithMark, reviewMarkOf } from './hidden-marks.js'
import type { LineComment } from './line-comment.js'
import type { ExistingReview } from './pull-state.js'
import type { ListReason } from './review.js'
import { allAtOnceSentences, checkoutCommandSentences, whyNoSuggestions } from './review-commands.js'
import type { ReviewContent } from './review-content.js'
import { entriesOfList, type ListEntry, listReasonOrder } from './review-entries.js'
import { isAboutOldServer, linesOfFindingsText, reviewQuestions } from './review-questions.js'

/** The text of a review: the verdict, the questions, and a line for each finding without a comment. */
export function reviewBody(text: ReviewContent): string {
  const head = [
    intro(text),
    ...reviewQuestions(text),
    ...allAtOnceSentences(text),
    ...lineEndings(text.comments),
    ...text.notes.map((note) => markdownSentence(note)),
  ].join('\n\n')
  const all = entriesOfList(text.listed, text.commit)
  const { kept, cut } = entriesWithin(
    all.map(({ line }) => line),
    maxCommentCharacters - head.length - 2_000 - (text.cut?.keys.length ?? 0) * 9,
    (line) => line.length + 1,
  )
  const left = all.slice(kept.length).reduce((sum, { count }) => sum + count, 0)
  const end = cut > 0 ? [`…and ${countWithNoun(left, 'more finding')}, in the job summary.`] : []
  const parts = [
    head,
    ...sections(all.slice(0, kept.length), whyNoSuggestions(text)),
    ...end,
    ...checkoutCommandSentences(text),
    footer(text),
  ]
  const body = parts.join('\n\n')
  const run = fingerprintHash([text.pathsHash, text.commit.sha, body, text.commentsText].join('\n'))
  return reviewBodyWithMark(body, {
    run,
    list: listFingerprint(text),
    pathsHash: text.pathsHash,
    was: text.was,
    cut: text.cut,
  })
}

/** The last line. Without comments, it says what this tool is for. */
const footer = ({ comments, tool }: ReviewContent): string =>
  footerLine(tool, ...(comments.length > 0 ? ['To decline, resolve the comment; we will not ask again.'] : [whatItIs]))

const whatItIs = 'From Apache 2.2 to 2.4'

/** A hash of the listed findings and the notes. It does not change if lines move. */
export const listFingerprint = ({ listed, notes }: Pick<ReviewContent, 'listed' | 'notes'>): string =>
  listed.length === 0
    ? 'none'
    : fingerprintHash(
        JSON.stringify([listed.map(({ finding, why }) => [findingKey(finding), finding.message, why]), notes]),
      )

/** The first sentences: what the open findings do to 2.4, and what to do. */
const intro = (text: ReviewContent): string =>
  text.open.length > 0 ? `${howGrave(text)} ${whatToDo(text)}` : text.notes.length > 0 ? nothingToChange : nothingOpen

const nothingOpen = 'Nothing is left to do in these files for Apache 2.4.'
const nothingToChange = 'Nothing else in these files has to change for Apache 2.4.'

function howGrave({ open, was }: ReviewContent): string {
  const what = was === '2.4' ? 'These files are for Apache 2.4' : 'These files are written for Apache 2.2'
  const due = withoutRarelyNeededFixes(open)
  const rarely = open.length - due.length
  const rare = rarely > 0 ? `; ${rarely} more ${rarely === 1 ? 'has a fix' : 'have fixes'} that few servers need` : ''
  if (due.some(isUrgent)) return `${what}: ${verdictSentence(due)}${rare}.`
  if (was === '2.4') return `These files already run on Apache 2.4${unlessOlder(open)}.`
  return due.some(isTold)
    ? 'Nothing in these files has to change for Apache 2.4.'
    : 'Apache 2.4 reads these files the same way as 2.2.'
}

const isUrgent = ({ severity }: Finding): boolean => severity !== 'info'

/** Whether a finding is a note that has no fix. */
const isTold = ({ severity, fix }: Finding): boolean => severity === 'info' && !fix

/** How to correct the version, if one of the fixes assumes that the files run on 2.4. */
const unlessOlder = (open: readonly Finding[]): string =>
  open.flatMap(assumptionsOfFinding).some(isAboutOldServer)
    ? ' (if not, set `"from": "2.2"` in `httpd-upgrade.json`)'
    : ''

/** What to do, as a sentence. Without the input or setting `server`, lines for 2.4 must wait until the server runs 2.4. */
function whatToDo({ open, comments, today, was }: ReviewContent): string {
  const due = withoutRarelyNeededFixes(open)
  const urgent = due.some(isUrgent)
  const notes = due.filter(isTold)
  if (!urgent && notes.length > 0 && was !== '2.4')
    return `Before you upgrade, check the ${notes.length === 1 ? 'note' : `${notes.length} notes`} below (${linesOfFindingsText(notes)}).`
  if (!due.some(({ fix }) => fix)) return urgent ? yourDecision(due) : 'Nothing has to change.'
  const isSuggested = comments.some(({ suggestion }) => suggestion)
  if (was === '2.4' && !urgent) return `Nothing has to change.${isSuggested ? ' The suggestions are optional.' : ''}`
  const change = isSuggested ? 'Accept the suggestions' : 'Make the changes'
  const left = isSuggested ? leftToDecide(due) : ''
  if (was === '2.4' || today === '2.4') return `${change} now${left}.`
  if (today === undefined)
    return isSuggested
      ? `Accept the suggestions, and merge when you switch to 2.4, not before: with them, 2.2 may not start or may answer 500${left}.`
      : 'Merge the changes when you switch to 2.4, not before: with them, 2.2 may not start or may answer 500.'
  return `${change} now: 2.2 reads the new lines as before, and 2.4 reads them too${left}.`
}

const yourDecision = (due: readonly Finding[]): string =>
  due.filter(isUrgent).length === 1 ? 'Decide what to do with it.' : 'Decide what to do with each of them.'

/** Names the findings that stop 2.4 and have no fix. */
function leftToDecide(due: readonly Finding[]): string {
  const left = due.filter(({ severity, fix, waits }) => severity === 'error' && !fix && !waits)
  return left.length === 0 ? '' : `; ${linesOfFindingsText(left)} ${left.length === 1 ? 'needs' : 'need'} your decision`
}

/** Warns about files with CRLF. The button that commits a suggestion may write other line endings. */
function lineEndings(comments: readonly LineComment[]): string[] {
  const files = new Set(comments.filter(({ suggestion }) => suggestion).map(({ file }) => file))
  const paths = [...files].filter(({ text }) => text.includes('\r\n')).map(({ path }) => inlineCode(path))
  const have = paths.length === 1 ? 'has' : 'have'
  return nonEmptyTexts(
    paths.length > 0 &&
      `${namesListed(paths, 5)} ${have} CRLF line endings; check that the commit keeps these line endings.`,
  )
}

const headings: Readonly<Record<ListReason, string>> = {
  many: 'Not shown here',
  refused: 'On lines where GitHub accepts no comment',
  apart: 'Changes that GitHub cannot suggest',
  told: 'Without an automatic fix, to change or check by hand',
  server: 'For the server as a whole',
  unseen: 'On lines that the diff does not show',
}

/** Long lists are folded, except for findings that keep 2.4 from starting. */
function sections(kept: readonly ListEntry[], unseen: readonly string[]): string[] {
  return listReasonOrder.flatMap((why) => {
    const own = kept.filter((each) => each.why === why)
    const isOpen = own.length <= maxOpen || why === 'refused' || why === 'apart'
    const open = own.filter(({ isGrave }) => isOpen || isGrave)
    const folded = own.filter((entry) => !open.includes(entry))
    const count = folded.reduce((sum, each) => sum + each.count, 0)
    const groups = count > folded.length ? ` in ${countWithNoun(folded.length, 'group')}` : ''
    const what =
      (open.length > 0
        ? countWithNoun(count, 'more finding')
        : `${headings[why]}: ${countWithNoun(count, 'finding')}`) + groups
    return [
      ...(open.length > 0 ? [`### ${headings[why]}`, ...(why === 'unseen' ? unseen : []), linesOf(open)] : []),
      ...(folded.length > 0
        ? [
            `<details>\n<summary>${what}</summary>`,
            ...(why === 'unseen' && open.length === 0 ? unseen : []),
            linesOf(folded),
            '</details>',
          ]
        : []),
    ]
  })
}

const linesOf = (entries: readonly ListEntry[]): string => entries.map(({ line }) => line).join('\n')

/** The most entries of a list that is not folded. */
const maxOpen = 3

export interface ReviewBodyChanges {
  /** The text of a new review, if one is needed. */
  readonly post: string | undefined
  /** The new texts of earlier reviews, by the id of the review. */
  readonly updates: readonly { readonly id: number; readonly body: string }[]
}

/** Decides whether to post a new review: only for new comments or a first list. Otherwise the last review's text is updated. */
export function reviewBodyChangesNeeded(
  text: ReviewContent,
  reviews: readonly Pick<ExistingReview, 'id' | 'body' | 'isOurs'>[],
): ReviewBodyChanges {
  const ours = reviews.flatMap(({ id, isOurs, body }) => {
    const mark = isOurs ? reviewMarkOf(body) : undefined
    return mark && mark.pathsHash === text.pathsHash ? [{ id, mark, body }] : []
  })
  const listing = ours.filter(({ mark }) => mark.list !== 'none')
  const list = listFingerprint(text)
  // A list does not count as the first if an earlier review of ours counted its findings as too many for comments.
  const isFirstList =
    withoutRarelyNeededFixes(text.open).length > 0 &&
    listing.length === 0 &&
    (ours.length === 0 || text.listed.some(({ why }) => why !== 'many'))
  if (text.hasNew || (list !== 'none' && isFirstList)) {
    const newer = 'This list is now in a newer review.'
    const updates = listing.map(({ id, mark }) => ({ id, body: emptied(mark, newer, text.tool) }))
    return { post: reviewBody(text), updates }
  }
  const last = listing.at(-1) ?? ours.at(-1)
  const body = reviewBody(text)
  const isSame = !last || (last.mark.list === list && headOf(last.body) === headOf(body))
  return { post: undefined, updates: isSame ? [] : [{ id: last.id, body }] }
}

/** The text above the list. Only this part is compared, because the links in the list change with each commit. */
const headOf = (body: string): string => body.split(/\n\n(?=### |<details>|<sub>)/, 1).join()

const emptied = (mark: ReviewMark, sentence: string, tool: ToolCommandAndLinks): string =>
  reviewBodyWithMark(`${sentence}\n\n${footerLine(tool)}`, { ...mark, list: 'none' })
