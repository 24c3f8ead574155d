import { inlineCode, markdownSentence, tableCell } from '../report/markdown-text.js'
import type { ComparedRequest, ServerComparison } from './comparison.js'
import { comparisonSummary, requestText, shownValue } from './comparison-text.js'

/** The most rows of the table. The JSON format has all of them. */
const maxRows = 100

/** A page for a ticket or a pull request: the counts, and a table of the differences. */
export function comparisonMarkdown(comparison: ServerComparison): string {
  const { old, newer, unasked } = comparison
  const differing = comparison.results.filter(({ verdict }) => verdict !== 'same')
  const rows = differing.slice(0, maxRows).map(row)
  const left = differing.length - rows.length
  const parts = [
    '## Responses of the old and the new server',
    markdownSentence(`${old} and ${newer}: ${comparisonSummary(comparison)}`),
    rows.length > 0 ? [...head, ...rows].join('\n') : '',
    left > 0 ? markdownSentence(`${left} more are not shown.`) : '',
    unasked.length > 0
      ? `### Not tested\n\n${unasked.map((sentence) => `- ${markdownSentence(sentence)}`).join('\n')}`
      : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const head = ['| | Request | Old → new | Lines | Likely cause |', '|---|---|---|---|---|']

function row(one: ComparedRequest): string {
  const changes = one.differences.map(
    ({ what, old, newer }) =>
      `${markdownSentence(what)}: ${inlineCode(shownValue(old))} → ${inlineCode(shownValue(newer))}`,
  )
  const lines = one.lines.map(({ path, line }) => inlineCode(`${path}:${line}`))
  const causes = one.causes.map(({ rule, path, line }) => `${inlineCode(rule)} at ${inlineCode(`${path}:${line}`)}`)
  const cells = [one.verdict, inlineCode(requestText(one)), changes.join('; '), lines.join(', '), causes.join(', ')]
  return `| ${cells.map(tableCell).join(' | ')} |`
}
