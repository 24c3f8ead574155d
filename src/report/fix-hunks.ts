import { groupBy } from '../base/group-by.js'
import type { Edit, TextFile } from '../edit/edit.js'
import type { LineRange } from '../edit/line-changes.js'
import { lineChangesOfEdits, lineNumberAt, type NumberedFile, numberedFile } from './numbered-lines.js'

/** Lines of one file that a fix changes, with at most `maxBetween` unchanged lines between them, and the edits there. */
export interface FixHunk<File extends TextFile = TextFile> {
  readonly file: File
  readonly edits: readonly Edit<File>[]
  /** The changed lines. For an insertion, the line above, or else the one below. */
  readonly lines: LineRange
}

/** The hunks of some edits, file by file and from the first line on. */
export const hunksOfEdits = <File extends TextFile>(edits: readonly Edit<File>[]): FixHunk<File>[] =>
  [...groupBy(edits, ({ file }) => file)].flatMap(([file, own]) => placesIn(file, own))

/** If more unchanged lines than this are between two edits, each is a hunk of its own. */
const maxBetween = 3

function placesIn<File extends TextFile>(file: File, edits: readonly Edit<File>[]): FixHunk<File>[] {
  const lined = numberedFile(file)
  const runs: { edits: Edit<File>[]; last: number }[] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const first = lineNumberAt(lined, edit.start)
    const last = lineNumberAt(lined, Math.max(edit.start, edit.end - 1))
    const before = runs.at(-1)
    if (before && first <= before.last + maxBetween + 1) {
      before.edits.push(edit)
      before.last = Math.max(before.last, last)
    } else runs.push({ edits: [edit], last })
  }
  return runs.flatMap(({ edits }) => {
    const changes = lineChangesOfEdits(lined, edits)
    const [first, last] = [changes[0], changes.at(-1)]
    return first && last ? [{ file, edits, lines: linesBetween(lined, first.start, last.end) }] : []
  })
}

function linesBetween(lined: NumberedFile, start: number, end: number): LineRange {
  const first = lineNumberAt(lined, start)
  if (start < end) return { first, last: lineNumberAt(lined, end - 1) }
  const above = Math.max(1, first - 1)
  return { first: above, last: above }
}
