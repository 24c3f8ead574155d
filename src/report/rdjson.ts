import { rangeOfEdits } from '../edit/edit.js'
import { type Diagnostic, diagnosticsOf, messageWithFix } from './diagnostics.js'
import type { LineColumn } from './position.js'
import { suggestionsFor } from './suggestion.js'
import type { Report } from './summary.js'

/** The Reviewdog Diagnostic Format (reviewdog: proto/rdf/reviewdog.proto): one object. Columns count bytes of UTF-8. */
export const rdjson = (report: Report): string =>
  `${JSON.stringify({ source, diagnostics: diagnosticsOf(report).map(asRdf) }, null, 2)}\n`

/** The diagnostics for reviewdog, one per line. */
export const rdjsonl = (report: Report): string =>
  diagnosticsOf(report)
    .map((diagnostic) => `${JSON.stringify({ ...asRdf(diagnostic), source })}\n`)
    .join('')

const source = { name: 'httpd-upgrade' }

function asRdf(diagnostic: Diagnostic) {
  const { id, see, path, severity, start, end } = diagnostic
  const suggestions = suggested(diagnostic)
  return {
    message: messageWithFix(diagnostic),
    location: { path, range: { start: inBytes(diagnostic, start), end: inBytes(diagnostic, end) } },
    severity: severity.toUpperCase(),
    code: { value: id, ...(see ? { url: see } : {}) },
    ...(suggestions.length ? { suggestions } : {}),
  }
}

/**
 * The fix as one range of whole lines (without columns, and without the last newline), because reviewdog could apply several
 * ranges separately. Empty without a fix, or if the fix changes another file.
 */
function suggested({ file, fix, positions }: Diagnostic) {
  if (!fix || fix.edits.some((edit) => edit.file !== file)) return []
  const { text } = file
  // With the whole text instead of the lines around the fix, thousands of fixes would take too long.
  const span = rangeOfEdits(fix.edits)
  const end = lineBehind(text, span.end)
  const above = lineBefore(text, span.start)
  // Without a last line that had no line ending, applyEdits also removes the blank lines before it, so the range includes them.
  const start = end < text.length || text.endsWith('\n') ? above : lineBefore(text, contentBefore(text, above))
  const part = { path: file.path, text: text.slice(start, end) }
  const edits = fix.edits.map((edit) => ({ ...edit, file: part, start: edit.start - start, end: edit.end - start }))
  const passed = positions.at(start).line - 1
  return suggestionsFor(part, [{ fix: { ...fix, edits } }], () => true).suggestions.map(({ lines, text }) => ({
    range: { start: { line: passed + lines.first }, end: { line: passed + lines.last } },
    text: text.join('\n'),
  }))
}

/** The start of the line before the line at an offset. */
const lineBefore = (text: string, offset: number): number => lineStart(text, Math.max(0, lineStart(text, offset) - 1))

// lastIndexOf treats a negative offset as 0.
const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)

/** The end of the text before an offset, without newlines. */
const contentBefore = (text: string, offset: number): number => text.slice(0, offset).replace(/[\r\n]+$/, '').length

/** The end of the line after the line at an offset. */
function lineBehind(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset)
  const next = newline < 0 ? -1 : text.indexOf('\n', newline + 1)
  return next < 0 ? text.length : next + 1
}

function inBytes({ positions }: Diagnostic, { line, column }: LineColumn): LineColumn {
  const before = positions.line(line).slice(0, column - 1)
  return { line, column: new TextEncoder().encode(before).length + 1 }
}
