import type { ConfigFile } from './config/tree.js'
import { applyEdits, type Edit } from './edit.js'

/** Whole lines of the old text, and what stands in their place in the new one. */
export interface LineChange {
  /** Offsets into the old text, at line starts (or at its end). Equal for a pure insertion. */
  readonly start: number
  readonly end: number
  /** The old lines and the new ones, with their line endings. */
  readonly before: string
  readonly after: string
}

/**
 * The edits of one file widened to whole lines: the smallest runs of lines that differ, in the order of the text.
 * Putting each `after` in the place of its range gives exactly `applyEdits(file, edits)`.
 */
export function lineChanges(file: ConfigFile, edits: readonly Edit[]): LineChange[] {
  const { text } = file
  const result = applyEdits(file, edits)
  const runs = mergedRuns(text, edits.filter((edit) => edit.file === file), result)
  return runs.flatMap(({ start, end, shift, grown }) => {
    const change = { start, end, before: text.slice(start, end), after: result.slice(start + shift, end === text.length ? undefined : end + grown) }
    return change.before === change.after ? [] : [narrowed(change)]
  })
}

interface Run {
  start: number
  end: number
  /** How much longer the text has become before the run, and by its end. */
  shift: number
  grown: number
}

function mergedRuns(text: string, edits: readonly Edit[], result: string): Run[] {
  const runs: Run[] = []
  let grown = 0
  for (const edit of withoutRepeats(edits)) {
    const insertsLines = edit.start === edit.end && isLineStart(text, edit.start)
    const start = lineStart(text, edit.start)
    const end = insertsLines ? edit.end : lineEnd(text, edit.end, edit.start)
    const last = runs.at(-1)
    const shift = grown
    grown += edit.text.length - (edit.end - edit.start)
    if (last && start <= last.end) Object.assign(last, { end: Math.max(end, last.end), grown })
    else runs.push({ start, end, shift, grown })
  }
  const tail = runs.at(-1)
  // A last line that goes takes the line ending of the line before with it, where the text had none at its end.
  if (tail && tail.end === text.length && !text.endsWith('\n') && result.length <= tail.start + tail.shift) widenUp(text, runs, tail)
  return runs
}

function widenUp(text: string, runs: Run[], tail: Run): void {
  tail.start = lineStart(text, Math.max(0, tail.start - 1))
  const before = runs.at(-2)
  if (before && before.end > tail.start) {
    Object.assign(before, { end: tail.end, grown: tail.grown })
    runs.pop()
  }
}

/** The very same edit asked for twice is made once. */
function withoutRepeats(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  return sorted.filter((edit, at) => !sorted.slice(Math.max(0, at - 8), at).some((other) => other.start === edit.start && other.end === edit.end && other.text === edit.text))
}

const isLineStart = (text: string, at: number) => at === 0 || text[at - 1] === '\n'

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

/** The end of the line that holds the last changed character, which is a line ending where whole lines are changed. */
function lineEnd(text: string, end: number, start: number): number {
  if (end > start && text[end - 1] === '\n') return end
  const newline = text.indexOf('\n', end)
  return newline < 0 ? text.length : newline + 1
}

/** Leave off the lines that are the same at both ends. */
function narrowed(change: LineChange): LineChange {
  const before = linesOf(change.before)
  const after = linesOf(change.after)
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const start = change.start + before.slice(0, head).join('').length
  const kept = before.slice(head, before.length - tail).join('')
  return { start, end: start + kept.length, before: kept, after: after.slice(head, after.length - tail).join('') }
}

/** The lines of a text, each with its line ending; none for the empty text. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
