import { suggestionsFor } from '../comment/suggestion.js'
import type { Position } from './position.js'
import { type Remark, remarksOf, sentencesOf } from './remarks.js'
import type { Report } from './summary.js'

/** The Reviewdog Diagnostic Format (reviewdog: proto/rdf/reviewdog.proto): one object. Columns count bytes of UTF-8. */
export const rdjson = (report: Report): string =>
  `${JSON.stringify({ source, diagnostics: remarksOf(report).map(diagnostic) }, null, 2)}\n`

/** The same, a diagnostic a line. */
export const rdjsonl = (report: Report): string =>
  remarksOf(report)
    .map((remark) => `${JSON.stringify({ ...diagnostic(remark), source })}\n`)
    .join('')

const source = { name: 'httpd-upgrade' }

function diagnostic(remark: Remark) {
  const { id, see, path, severity, start, end } = remark
  const suggestions = suggested(remark)
  return {
    message: sentencesOf(remark),
    location: { path, range: { start: inBytes(remark, start), end: inBytes(remark, end) } },
    severity: severity.toUpperCase(),
    code: { value: id, ...(see ? { url: see } : {}) },
    ...(suggestions.length ? { suggestions } : {}),
  }
}

/**
 * The fix as one run of whole lines, for of several suggestions each could be taken alone. A range without columns holds
 * both its lines whole, all but the last line ending. No suggestion where that cannot say it.
 */
function suggested({ file, fix }: Remark) {
  if (!fix) return []
  return suggestionsFor(file, [{ fix }], () => true).suggestions.map(({ lines, text }) => ({
    range: { start: { line: lines.first }, end: { line: lines.last } },
    text: text.join('\n'),
  }))
}

function inBytes({ positions }: Remark, { line, column }: Position): Position {
  const before = positions.line(line).slice(0, column - 1)
  return { line, column: new TextEncoder().encode(before).length + 1 }
}
