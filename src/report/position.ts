import { oncePerObject } from '../base/once.js'
import type { LineRange } from '../edit/line-changes.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Range } from '../syntax/tree.js'

/** A position in a file: line and column from 1, the column in UTF-16 units. */
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

/** Returns the converter for a file's offsets. The lines are counted only once for each file. */
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

export function lineRangeAt(file: ConfigFile, { start, end }: Range): LineRange {
  const positions = positionsIn(file)
  return { first: positions.at(start).line, last: positions.at(Math.max(start, end - 1)).line }
}

/** The lines from the first to the last word of a finding. */
export const linesOfFinding = ({ file, range }: Finding): LineRange => lineRangeAt(file, range)

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
