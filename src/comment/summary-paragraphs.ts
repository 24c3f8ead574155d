import { countsSentence } from '../action/job-summary.js'
import { isExpectedDenial, type PermissionDenial } from '../action/permission-denial.js'
import { nonEmptyTexts } from '../base/list-text.js'
import { inlineCode, markdownLink, markdownSentence } from '../report/markdown-text.js'
import { countWithNoun } from '../report/summary.js'
import type { PostedReview } from './post-review.js'
import type { ReviewRunResult } from './run-review.js'

/** Further facts for the job summary. */
export interface SummaryDetails {
  /** The number of findings that were not shown as annotations. */
  readonly cut: number
  /** The address of the documentation of the Action. */
  readonly docs: string | undefined
}

/** The paragraphs of the job summary: what the run posted, and what it could not do. */
export function summaryParagraphs(
  { counts, posted, denial, failure, notes }: ReviewRunResult,
  details: SummaryDetails,
): string[] {
  const { cut } = details
  const isTold = posted !== undefined || denial !== undefined || failure !== undefined
  return nonEmptyTexts(
    posted && postedText(posted, counts.findings),
    !isTold && counts.findings > 0 && 'The table below says what to do.',
    denial && denialText(denial, details),
    failure &&
      markdownSentence(
        `The review could not be posted, so the findings are shown as annotations and in the table below. ${failure}`,
      ),
    cut > 0 &&
      `GitHub shows only ten annotations of each kind; ${countWithNoun(cut, 'more finding')} ${cut === 1 ? 'is' : 'are'} in the table and in the log.`,
    denial && 'The file that the output `sarif-file` names has them too, as SARIF.',
    ...notes.map(markdownSentence),
  )
}

function postedText({ review, comments, updated, removed, resolved }: PostedReview, findings: number): string {
  const said = review
    ? `${markdownLink('A review', review.url)} with ${comments > 0 ? countWithNoun(comments, 'comment') : 'a list'} was posted.`
    : updated > 0
      ? 'The review on the pull request was brought up to date.'
      : `There is nothing new on the pull request${findings > 0 ? ': its earlier findings are still open' : ''}.`
  const gone = `${countWithNoun(removed, 'comment')} from earlier runs ${removed === 1 ? 'was removed: it no longer applies' : 'were removed: they no longer apply'}.`
  const settled = `${countWithNoun(resolved, 'conversation')} from earlier runs ${resolved === 1 ? 'was' : 'were'} resolved.`
  return nonEmptyTexts(said, removed > 0 && gone, resolved > 0 && settled).join(' ')
}

function denialText(denial: PermissionDenial, { docs }: SummaryDetails): string {
  const { kind, sentence } = denial
  const page = docs ? markdownLink(inlineCode('docs/action.md'), docs) : inlineCode('docs/action.md')
  const how = isExpectedDenial(denial) ? ` ${page} shows how a second workflow can comment instead.` : ''
  const why = kind === 'unread' ? 'GitHub does not show the earlier comments' : 'This run cannot comment'
  return `${why}, so the findings are shown as annotations and in the table below. ${markdownSentence(sentence)}${how}`
}

/** The run in a few lines for the log. */
export function linesForLog({ counts, commit, posted }: ReviewRunResult): string[] {
  const found = counts.findings === 0 ? 'Nothing found.' : countsSentence(counts)
  const did = posted && (posted.review ? `Posted ${posted.review.url}` : 'Nothing new on the pull request.')
  return nonEmptyTexts(
    `Checked ${countWithNoun(counts.files, 'file')} of httpd's configuration at ${commit.sha.slice(0, 7)}. ${found}`,
    did,
  )
}
