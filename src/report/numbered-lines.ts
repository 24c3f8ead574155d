import { oncePerObject } from '../base/once.js'
import type { Edit, TextFile } from '../edit/edit.js'
import { type LineRange, lineChanges } from '../edit/line-changes.js'
import { lineNumber, lineStarts } from './position.js'

/** A file with the offsets at which its lines start. If the text ends without a newline, the last offset is its end. */
export interface NumberedFile {
  readonly file: TextFile
  readonly starts: readonly number[]
}

/** The file with its line starts, computed once. */
export const numberedFile = oncePerObject((file: TextFile): NumberedFile => {
  const starts = lineStarts(file.text)
  if (file.text !== '' && !file.text.endsWith('\n')) starts.push(file.text.length)
  return { file, starts }
})

/** The number of the line at an offset, from 1. */
export const lineNumberAt = ({ starts }: NumberedFile, offset: number): number => lineNumber(starts, offset)

/**
 * The changed lines, as `lineChanges` gives them, in time proportional to the lines around the edits, not to the file. Only edits at a
 * last line without a newline need the whole text.
 */
export function lineChangesOfEdits(lined: NumberedFile, edits: readonly Edit<TextFile>[]): Change[] {
  const { file, starts } = lined
  const first = lineNumberAt(
    lined,
    edits.reduce((least, { start }) => Math.min(least, start), file.text.length),
  )
  const last = lineNumberAt(
    lined,
    edits.reduce((limit, { end }) => Math.max(limit, end), 0),
  )
  const end = starts[last + 1] ?? file.text.length
  const isOpenEnd = end === file.text.length && !file.text.endsWith('\n')
  const start = isOpenEnd ? 0 : (starts[first - 2] ?? 0)
  const part = { path: file.path, text: file.text.slice(start, end) }
  const moved = edits.map((edit) => ({ ...edit, file: part, start: edit.start - start, end: edit.end - start }))
  return lineChanges(part, moved).map((change) => ({
    start: change.start + start,
    end: change.end + start,
    after: change.after,
  }))
}

interface Change {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** The text of some lines, before and after the edits in them. */
export function textBeforeAndAfter(
  lined: NumberedFile,
  { edits, lines }: { readonly edits: readonly Edit<TextFile>[]; readonly lines: LineRange },
): { before: string; after: string } {
  const { file, starts } = lined
  const start = starts[lines.first - 1] ?? 0
  const end = starts[lines.last] ?? file.text.length
  let after = ''
  let at = start
  for (const change of lineChangesOfEdits(lined, edits)) {
    after += file.text.slice(at, change.start) + change.after
    at = change.end
  }
  return { before: file.text.slice(start, end), after: after + file.text.slice(at, end) }
}
