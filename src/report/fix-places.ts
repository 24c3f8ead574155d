import { grouped } from '../base/grouped.js'
import type { Edit, Fix, TextFile } from '../edit/edit.js'
import type { Lines } from '../edit/line-changes.js'
import { changesOf, lineNumberAt, type Numbered, numbered } from './numbered-lines.js'

/** One of the places that a fix changes: lines that lie together, and those of its edits that lie there. */
export interface FixPlace<File extends TextFile = TextFile> {
  readonly file: File
  readonly edits: readonly Edit<File>[]
  /** The lines that change; of what is only added, the one above, or else the one below. */
  readonly lines: Lines
}

/** Tells the places that a fix changes, file by file and from the first line on. */
export type PlaceFinder = <File extends TextFile>(fix: Pick<Fix<File>, 'edits'>) => FixPlace<File>[]

/** Made once for many fixes: it counts the lines of each file once. */
export function placeFinder(): PlaceFinder {
  const known = new Map<TextFile, Numbered>()
  const linesIn = (file: TextFile): Numbered => {
    const lined = known.get(file) ?? numbered(file)
    known.set(file, lined)
    return lined
  }
  return ({ edits }) =>
    [...grouped(edits, ({ file }) => file)].flatMap(([file, own]) => placesIn(file, linesIn(file), own))
}

/** Lines with no more than this between them are one place. */
const mostBetween = 3

function placesIn<File extends TextFile>(file: File, lined: Numbered, edits: readonly Edit<File>[]): FixPlace<File>[] {
  const runs: { edits: Edit<File>[]; last: number }[] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const first = lineNumberAt(lined, edit.start)
    const last = lineNumberAt(lined, Math.max(edit.start, edit.end - 1))
    const before = runs.at(-1)
    if (before && first <= before.last + mostBetween + 1) {
      before.edits.push(edit)
      before.last = Math.max(before.last, last)
    } else runs.push({ edits: [edit], last })
  }
  return runs.flatMap((run) => placeOf(file, lined, run.edits) ?? [])
}

function placeOf<File extends TextFile>(
  file: File,
  lined: Numbered,
  edits: readonly Edit<File>[],
): FixPlace<File> | undefined {
  const found = changesOf(lined, edits)
  const [start, end] = [found[0]?.start, found.at(-1)?.end]
  if (start === undefined || end === undefined) return undefined
  return { file, edits, lines: linesBetween(lined, start, end) }
}

function linesBetween(lined: Numbered, start: number, end: number): Lines {
  const first = lineNumberAt(lined, start)
  if (start < end) return { first, last: lineNumberAt(lined, end - 1) }
  const above = Math.max(1, first - 1)
  return { first: above, last: above }
}
