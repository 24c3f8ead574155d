import type { VFile } from 'vfile'
import { type Edit, inOrder, spanOf } from '../edit/edit.js'
import type { Severity } from '../migrate/rule.js'
import { type Diagnostic, sentencesOf } from '../report/diagnostics.js'
import type { LineColumn } from '../report/position.js'
import type { ConfigFile } from '../syntax/tree.js'

type Place = { start: LineColumn; end: LineColumn }

/**
 * A diagnostic as a message of its file: `ruleId`, `source`, `place`, `url`, a `note` on the fix, and `actual` and `expected`
 * where the fix is a new text for that place. As linters of this ecosystem have it an error is fatal, a warning is not,
 * and an info says nothing on that.
 */
export function addMessage(file: VFile, diagnostic: Diagnostic): void {
  const { message, id, see, severity, fix, start, end } = diagnostic
  const replaced = replacement(diagnostic)
  const place: Place = replaced ? replaced.place : { start, end }
  const said = file.message(message, { place, ruleId: id, source: 'httpd-upgrade' })
  said.fatal = fatal[severity]
  if (see) said.url = see
  if (fix) said.note = sentencesOf({ message: '', fix }).trim()
  if (!replaced) return
  said.actual = replaced.actual
  said.expected = [replaced.expected]
}

const fatal: Readonly<Record<Severity, boolean | undefined>> = { error: true, warning: false, info: undefined }

/**
 * What stands at the place of a diagnostic and what its fix puts there. The place then holds all of the fix, which must begin on
 * the line where the diagnostic does: else it would point elsewhere than the message. Nothing where the fix lies apart.
 */
function replacement({ file, fix, positions, start }: Diagnostic) {
  if (!fix || fix.edits.some((edit) => edit.file !== file)) return undefined
  const { start: from, end: to } = spanOf(fix.edits)
  if (positions.at(from).line !== start.line) return undefined
  const expected = between(file, fix.edits, from, to)
  // The file's missing last line ending stays missing: a line ending before it then goes too, which is in no edit.
  if (to === file.text.length && !file.text.endsWith('\n') && (file.text.slice(0, from) + expected).endsWith('\n'))
    return undefined
  return { place: { start: positions.at(from), end: positions.at(to) }, actual: file.text.slice(from, to), expected }
}

/** What the edits make of a part of the text that holds them all. */
function between(file: ConfigFile, edits: readonly Edit[], from: number, to: number): string {
  let text = ''
  let at = from
  for (const edit of inOrder(file, edits)) {
    text += file.text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + file.text.slice(at, to)
}
