import type { VFile } from 'vfile'
import { type Edit, editsInOrder, rangeOfEdits } from '../edit/edit.js'
import type { Severity } from '../migrate/rule.js'
import { type Diagnostic, messageWithFix } from '../report/diagnostics.js'
import type { LineColumn } from '../report/position.js'
import type { ConfigFile } from '../syntax/tree.js'

type Place = { start: LineColumn; end: LineColumn }

/**
 * Adds a diagnostic as a message to its file, with `actual` and `expected` if its fix only replaces text there. As in other
 * linters of unified, an error is fatal, a warning is not, and for an info `fatal` is undefined.
 */
export function addMessage(file: VFile, diagnostic: Diagnostic): void {
  const { message, id, see, severity, fix, start, end } = diagnostic
  const replaced = replacement(diagnostic)
  const place: Place = replaced ? replaced.place : { start, end }
  const said = file.message(message, { place, ruleId: id, source: 'httpd-upgrade' })
  said.fatal = fatal[severity]
  if (see) said.url = see
  if (fix) said.note = messageWithFix({ message: '', fix }).trim()
  if (!replaced) return
  said.actual = replaced.actual
  said.expected = [replaced.expected]
}

const fatal: Readonly<Record<Severity, boolean | undefined>> = { error: true, warning: false, info: undefined }

/**
 * The text that the fix of a diagnostic replaces, and its new text. Undefined if the fix does not begin on the line of the
 * diagnostic, changes another file, or would add a final line ending to a file without one.
 */
function replacement({ file, fix, positions, start }: Diagnostic) {
  if (!fix || fix.edits.some((edit) => edit.file !== file)) return undefined
  const { start: from, end: to } = rangeOfEdits(fix.edits)
  if (positions.at(from).line !== start.line) return undefined
  const expected = between(file, fix.edits, from, to)
  // The file has no final line ending. The fix would leave one, because no edit removes the line ending before the fix.
  if (to === file.text.length && !file.text.endsWith('\n') && (file.text.slice(0, from) + expected).endsWith('\n'))
    return undefined
  return { place: { start: positions.at(from), end: positions.at(to) }, actual: file.text.slice(from, to), expected }
}

/** The text between two offsets, with edits that all lie between the offsets. */
function between(file: ConfigFile, edits: readonly Edit[], from: number, to: number): string {
  let text = ''
  let at = from
  for (const edit of editsInOrder(file, edits)) {
    text += file.text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + file.text.slice(at, to)
}
