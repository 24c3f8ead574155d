import type { LineRange } from '../edit/line-changes.js'

/** The parts of a file that a patch shows, as line numbers of the new file. */
export interface PatchHunks {
  /** The ranges of shown lines. A review comment must be within one of them. */
  readonly hunks: readonly LineRange[]
  /** The added or rewritten lines. */
  readonly added: ReadonlySet<number>
}

/** Reads a patch as GitHub's API gives it: hunks without the header of the file. */
export function hunksOf(patch: string): PatchHunks {
  const hunks: LineRange[] = []
  const added = new Set<number>()
  let line = 0
  let left = 0
  for (const text of patch.split('\n')) {
    const header = left > 0 ? null : /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(text)
    if (header) {
      line = Number(header[1])
      left = Number(header[2] ?? 1)
      if (left > 0) hunks.push({ first: line, last: line + left - 1 })
    } else if (left > 0 && (text[0] === '+' || text[0] === ' ')) {
      if (text[0] === '+') added.add(line)
      line++
      left--
    }
  }
  return { hunks, added }
}

/** The lines of the new file that a patch shows, one after the other. */
export const newTextInPatch = (patch: string): string => shownText(patch, /^[+ ]/)

/** The lines of the old file that a patch shows, one after the other. */
export const oldTextInPatch = (patch: string): string => shownText(patch, /^[- ]/)

const shownText = (patch: string, wanted: RegExp): string =>
  patch
    .split('\n')
    .flatMap((line) => (wanted.test(line) ? line.slice(1) : []))
    .join('\n')

/** Whether a comment may be placed on these lines: both ends are in one hunk. */
export const isInHunk = ({ hunks }: PatchHunks, { first, last }: LineRange): boolean =>
  hunks.some((hunk) => hunk.first <= first && last <= hunk.last)
