import { oncePerObject } from '../base/once.js'
import type { LineRange } from '../edit/line-changes.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Range } from '../syntax/tree.js'

/** A place as people and editors count it: lines and columns from 1, columns in UTF-16 units. */
export interface LineColumn {
  readonly line: number
  readonly column: number
}

/** Converts offsets of one file to lines and columns. */
export interface Positions {
  at(offset: number): LineColumn
  /** The text of a line, from 1, without its line ending. */
  line(number: number): string
}

/** Converts offsets of a file. Its lines are counted once. */
export const positionsIn = oncePerObject(({ text }: Pick<ConfigFile, 'text'>): Positions => {
  const starts = lineStarts(text)
  return {
    at(offset) {
      const line = lineNumber(starts, offset)
      return { line, column: offset - starts[line - 1]! + 1 }
    },
    line: (number) => text.slice(starts[number - 1], starts[number]).replace(/\r?\n$/, ''),
  }
})

export function linesAt(file: ConfigFile, { start, end }: Range): LineRange {
  const positions = positionsIn(file)
  return { first: positions.at(start).line, last: positions.at(Math.max(start, end - 1)).line }
}

/** The lines from the first to the last word of a finding. */
export const linesOfFinding = ({ file, range }: Finding): LineRange => linesAt(file, range)

/** The offsets at which lines start; after a final newline, also the end of the text. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line of an offset, from 1: the last line that starts at the offset or before it. */
export function lineNumber(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}
