import { type LineChange, linesOf } from '../edit/line-changes.js'
import { filesAtServerPath, type GivenFiles } from '../explain/given-files.js'
import type { LogLocation } from '../explain/log.js'
import type { ConfigFile } from '../syntax/tree.js'

/** The steps from an original file to its copy, the last step first: the text before each step, and its changes. */
export type EditStepsOfFile = readonly { readonly text: string; readonly changes: readonly LineChange[] }[]

/** Converts a place in the copy to its place in the given file; unchanged if the file is not one of the given ones. */
export function originalLocation(
  given: GivenFiles,
  steps: ReadonlyMap<ConfigFile, EditStepsOfFile>,
  { path, line }: LogLocation,
): LogLocation {
  const [file] = filesAtServerPath(given, path)
  if (!file) return { path, line }
  const original = (steps.get(file) ?? []).reduce((at, { text, changes }) => originalLine(text, changes, at), line)
  return { path: file.path, line: original }
}

/**
 * The line of the old text, from 1, for a line of the new text. A changed line maps to the one it replaces; an inserted
 * line to the one after it, or to the last line.
 * @param changes as `lineChanges` gives them for the old text
 */
export function originalLine(text: string, changes: readonly LineChange[], line: number): number {
  let grown = 0
  for (const change of changes) {
    const start = linesOf(text.slice(0, change.start)).length + 1
    const [before, after] = [linesOf(change.before), linesOf(change.after)]
    if (line < start + grown) break
    if (line < start + grown + after.length)
      return Math.min(start + placeIn(before, after, line - start - grown), linesOf(text).length)
    grown += after.length - before.length
  }
  return line - grown
}

/** The index in the old lines, from 0, for a line of the new ones: the same line if it stayed, else the next replaced line. */
function placeIn(before: readonly string[], after: readonly string[], index: number): number {
  const pairs = commonLines(before, after)
  const same = pairs.find(([, to]) => to === index)
  if (same) return same[0]
  const last = pairs.filter(([, to]) => to < index).at(-1) ?? [-1, -1]
  const next = pairs.find(([, to]) => to > index)?.[0] ?? before.length
  return Math.max(0, Math.min(last[0] + index - last[1], next - (next > last[0] + 1 ? 1 : 0), before.length - 1))
}

/** The longest common subsequence of lines: pairs of indexes. */
function commonLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i]
    for (let j = b.length - 1; row && j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
