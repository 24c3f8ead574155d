import { tally } from '../action/job-summary.js'
import { code, link, prose } from '../report/markdown-text.js'
import { counted } from '../report/summary.js'
import type { RunResult } from './run-review.js'

/** What the run did besides finding things, for the job's summary. */
export interface RunDetails {
  /** How many findings were not shown as annotations. */
  readonly cut: number
  readonly sarifFile: string
  /** Where the page on the Action is. */
  readonly docs: string | undefined
}

/** A paragraph of Markdown for each thing that was done, or could not be. */
export function paragraphsOf(
  { posted, denial, failure, notes }: RunResult,
  { cut, sarifFile, docs }: RunDetails,
): string[] {
  const page = docs ? link(code('docs/action.md'), docs) : code('docs/action.md')
  const how =
    denial?.kind === 'fork' || denial?.kind === 'dependabot'
      ? ` ${page} shows how a second workflow can comment all the same.`
      : ''
  const done = posted
    ? [
        posted.review
          ? `${link('A review', posted.review.url)} with ${posted.comments > 0 ? counted(posted.comments, 'comment') : 'a list'} was posted.`
          : 'There was nothing new to say on the pull request.',
        ...(posted.removed > 0
          ? [
              `${counted(posted.removed, 'comment')} from earlier runs ${posted.removed === 1 ? 'was removed: it no longer applies' : 'were removed: they no longer apply'}.`,
            ]
          : []),
        ...(posted.resolved > 0
          ? [
              `${counted(posted.resolved, 'conversation')} from earlier runs ${posted.resolved === 1 ? 'was' : 'were'} resolved.`,
            ]
          : []),
      ].join(' ')
    : undefined
  return [
    ...(done === undefined ? [] : [done]),
    ...(denial
      ? [
          `This run may not comment, so the findings are annotations and in the table below. ${prose(denial.sentence)}${how}`,
        ]
      : []),
    ...(failure
      ? [prose(`The review could not be posted, so the findings are annotations and in the table below. ${failure}`)]
      : []),
    ...(cut > 0
      ? [
          `GitHub shows ten annotations of a kind; ${counted(cut, 'more finding')} ${cut === 1 ? 'is' : 'are'} in the table and in the log.`,
        ]
      : []),
    ...(sarifFile === '' ? [] : [`All findings are in ${code(sarifFile)} too, as SARIF.`]),
    ...notes.map(prose),
  ]
}

/** The run in a few lines, for whoever reads the log. */
export function logLines({ counts, commit, posted }: RunResult): string[] {
  const found = counts.findings === 0 ? 'Nothing found.' : tally(counts)
  const did = posted && (posted.review ? `Posted ${posted.review.url}` : 'Nothing new to say on the pull request.')
  return [
    `Looked at ${counted(counts.files, 'file')} of httpd's configuration at ${commit.sha.slice(0, 7)}. ${found}`,
    ...(did ? [did] : []),
  ]
}
