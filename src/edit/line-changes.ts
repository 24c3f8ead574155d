import { applyEdits, type Edit, editsInOrder, type TextFile } from './edit.js'

/** A run of whole lines, counted from 1 and including `last`. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** Whole lines of the old text, and the lines that replace them. */
export interface LineChange {
  /** Offsets into the old text: the starts of lines, or the end of the text. Both are equal for a pure insertion. */
  readonly start: number
  readonly end: number
  /** The text before and after the change, in whole lines with their line endings. */
  readonly before: string
  readonly after: string
}

/**
 * Widens the edits of a file to whole lines, and returns the smallest runs of lines that differ. Replacing each range by its
 * `after` gives `applyEdits(file, edits)`.
 */
export function lineChanges(file: TextFile, edits: readonly Edit<TextFile>[]): LineChange[] {
  const { text } = file
  const result = applyEdits(file, edits)
  return runsOf(text, editsInOrder(file, edits), result).flatMap(({ start, end, shift, grown }) => {
    const after = result.slice(start + shift, end === text.length ? undefined : end + grown)
    const change = { start, end, before: text.slice(start, end), after }
    return change.before === after ? [] : [narrowed(change)]
  })
}

/** A range of whole lines in the old text. */
interface Run {
  start: number
  end: number
  /** The number of characters that the edits before the run add to the text. `grown` also counts the edits in the run. */
  shift: number
  grown: number
}

function runsOf(text: string, edits: readonly Edit<TextFile>[], result: string): Run[] {
  const runs: Run[] = []
  let grown = 0
  for (const edit of edits) {
    const shift = grown
    grown += edit.text.length - (edit.end - edit.start)
    add(runs, {
      start: lineStart(text, edit.start),
      end: endOfRun(text, edit.end, result, edit.end + grown),
      shift,
      grown,
    })
  }
  takeLinesBefore(text, runs, result)
  return runs
}

/**
 * Extends removals at the end of the text: if the text had no final newline, the newline before the removed lines is removed
 * too.
 */
function takeLinesBefore(text: string, runs: Run[], result: string): void {
  for (let tail = runs.at(-1); tail && tail.end === text.length && tail.start > 0; tail = runs.at(-1)) {
    if (result.length > tail.start + tail.shift) return
    tail.start = lineStart(text, tail.start - 1)
    runs.pop()
    add(runs, tail)
  }
}

/** Adds a run, joined with the last run if they touch. */
function add(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && run.start <= last.end) Object.assign(last, { end: Math.max(last.end, run.end), grown: run.grown })
  else runs.push(run)
}

/**
 * Where the run of lines for an edit ends: where the edit ends, if a line starts there in both texts, otherwise at the end of
 * that line.
 */
function endOfRun(text: string, end: number, result: string, newEnd: number): number {
  if (isLineStart(text, end) && isLineStart(result, newEnd)) return end
  const newline = text.indexOf('\n', end)
  return newline < 0 ? text.length : newline + 1
}

const isLineStart = (text: string, at: number) => at === 0 || text[at - 1] === '\n'

const lineStart = (text: string, at: number) => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)

/** The change without the lines that are equal at its start and at its end. */
function narrowed(change: LineChange): LineChange {
  const before = linesOf(change.before)
  const after = linesOf(change.after)
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++
  const start = change.start + before.slice(0, head).join('').length
  const kept = before.slice(head, before.length - tail).join('')
  return { start, end: start + kept.length, before: kept, after: after.slice(head, after.length - tail).join('') }
}

/** The lines of a text with their line endings; empty for an empty text. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
