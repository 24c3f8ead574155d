import { entriesWithin, maxSummaryBytes, utf8Length } from '../../action/size-limits.js'
import { listText, nonEmptyTexts, numberText } from '../../base/list-text.js'
import { inlineCode, markdownLink, markdownSentence, tableCell } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { OrganisationPlan } from './plan.js'
import { type RepositoryRow, type RowCounts, type RowStatus, rowCountKeys, sumOfCounts } from './rows.js'

/**
 * The summary of a plan: Markdown of less than a mebibyte.
 * @param gitHubUrl such as `https://github.com`
 */
export function planSummary(plan: OrganisationPlan, jobs: number, gitHubUrl: string): string {
  const head = [`## httpd 2.2 → 2.4 in ${plan.organisation}`, headline(plan, jobs), ...plan.notes.map(markdownSentence)]
  const todo = ({ says, state }: RepositoryRow) =>
    says ? markdownSentence(says) : state === 'done' ? 'Nothing to do' : ''
  return withTable(
    head,
    plan.rows,
    (row) => [repositoryLink(row, gitHubUrl), ...cellsForCounts(row.counts), todo(row)],
    tableHead,
  )
}

/** The job summary of upgrades, or of the dashboard: a table with a row for each repository. */
export function rowsSummary(rows: readonly RepositoryRow[], gitHubUrl: string, dashboardNote?: string): string {
  const head = ['## httpd 2.2 → 2.4', ...(dashboardNote === undefined ? [] : [dashboardNote])]
  const cellsOf = (row: RepositoryRow) => [
    repositoryLink(row, gitHubUrl),
    rowStatusHeadings[row.state],
    pullLink(row),
    ...cellsForCounts(row.counts),
    row.says ? markdownSentence(row.says) : '',
  ]
  return withTable(head, rows, cellsOf, standingsHead)
}

export const rowStatusHeadings: Readonly<Record<RowStatus, string>> = {
  failed: '❌ Failed',
  'taken-over': '✋ Taken over by people',
  closed: '🚪 Closed by a person',
  open: '🔀 Pull request open',
  'put-off': '⏳ Postponed to the next run',
  planned: '📋 No pull request yet',
  left: '📝 No fix available: people decide',
  done: '✅ Merged or up to date',
}

/** The pull request as a Markdown link; empty if there is none. */
export const pullLink = ({ pull }: RepositoryRow): string => (pull ? markdownLink(`#${pull.number}`, pull.url) : '')

const repositoryLink = ({ repository }: RepositoryRow, gitHubUrl: string): string =>
  markdownLink(inlineCode(repository), `${gitHubUrl}/${repository}`)

const figuresHead = 'Files | Findings | Safe to fix | Fix for review | Left to people'
const tableHead = `| Repository | ${figuresHead} | |\n|---|--:|--:|--:|--:|--:|---|\n`
const standingsHead = `| Repository | | Pull request | ${figuresHead} | |\n|---|---|---|--:|--:|--:|--:|--:|---|\n`

function withTable(
  head: readonly string[],
  rows: readonly RepositoryRow[],
  cellsOf: (row: RepositoryRow) => readonly string[],
  top: string,
): string {
  const lines = rows.map((row) => tableRow(cellsOf(row)))
  const { kept, cut } = entriesWithin(lines, maxSummaryBytes - utf8Length(head.join('\n\n')) - 1_000, utf8Length)
  const columns = (top.split('\n')[0] ?? '').split('|').length - 2
  const table = lines.length === 0 ? [] : [top + kept.join('') + totals(rows, columns)]
  const more =
    cut > 0 ? [`…and ${countWithNoun(cut, 'more repository', 'more repositories')}, in the results file.`] : []
  return `${[...head, ...table, ...more].join('\n\n')}\n`
}

/** A row of a table, with its line ending. */
export const tableRow = (cells: readonly string[]): string => `| ${cells.map(tableCell).join(' | ')} |\n`

const repositories = (count: number) => countWithNoun(count, 'repository', 'repositories')

function headline({ rows, jobs: names, leftOut, without }: OrganisationPlan, jobs: number): string {
  const out = [...leftOut].map(([reason, count]) =>
    reason === 'a fork' ? countWithNoun(count, 'fork') : `${numberText(count)} ${reason}`,
  )
  return nonEmptyTexts(
    `${repositories(rows.length)} with httpd's configuration; ${repositories(names.length)} to upgrade, in ${countWithNoun(jobs, 'job')}.`,
    without > 0 && `${repositories(without)} without configuration.`,
    out.length > 0 && `Left out: ${listText(out)}.`,
  ).join(' ')
}

/** The five cells for the counts; empty cells if the counts are not known. */
export const cellsForCounts = (counts: RowCounts | undefined): string[] =>
  rowCountKeys.map((key) => (counts ? numberText(counts[key]) : ''))

/**
 * The row with the sums.
 * @param columns the number of columns; the counts come before the last one
 */
function totals(rows: readonly RepositoryRow[], columns: number): string {
  const between = Array.from({ length: columns - 7 }, () => ' |').join('')
  return `| **All** |${between} ${cellsForCounts(sumOfCounts(rows)).join(' | ')} | |\n`
}
