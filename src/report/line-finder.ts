import type { Lines } from '../edit/line-changes.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile } from '../syntax/tree.js'
import { type Positions, positionsIn } from './position.js'

/** Tells the lines, from 1, that offsets lie on. Made once for many findings: it counts the lines of each file once. */
export interface LineFinder {
  /** From the first to the last word of what a finding means. */
  of(finding: Finding): Lines
  between(file: ConfigFile, start: number, end: number): Lines
}

/** @returns a finder that knows no file yet */
export function lineFinder(): LineFinder {
  const known = new Map<ConfigFile, Positions>()
  const positionsOf = (file: ConfigFile): Positions => {
    const positions = known.get(file) ?? positionsIn(file)
    known.set(file, positions)
    return positions
  }
  const between = (file: ConfigFile, start: number, end: number): Lines => {
    const positions = positionsOf(file)
    return { first: positions.at(start).line, last: positions.at(Math.max(start, end - 1)).line }
  }
  return { between, of: ({ file, range }) => between(file, range.start, range.end) }
}
