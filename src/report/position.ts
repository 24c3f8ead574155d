import type { ConfigFile } from '../syntax/tree.js'

/** A place as people and editors count it: lines and columns from 1, columns in UTF-16 units. */
export interface LineColumn {
  readonly line: number
  readonly column: number
}

/** Turns offsets of one file into lines and columns. Made once a file: it holds the start of each line. */
export interface Positions {
  at(offset: number): LineColumn
  /** The text of a line, from 1, without its line ending. */
  line(number: number): string
}

export function positionsIn({ text }: Pick<ConfigFile, 'text'>): Positions {
  const starts = lineStarts(text)
  return {
    at(offset) {
      const line = lineNumber(starts, offset)
      return { line, column: offset - starts[line - 1]! + 1 }
    },
    line: (number) => text.slice(starts[number - 1], starts[number]).replace(/\r?\n$/, ''),
  }
}

/** Where the lines of a text start: one is behind its last line ending, even where no character follows. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line, from 1, that an offset is on: the last one that starts there or before. */
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
