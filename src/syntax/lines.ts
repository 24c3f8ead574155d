import type { Range, Version } from './tree.js'

const LF = 10
const CR = 13
const BACKSLASH = 92
const BOM = 0xfeff

/**
 * The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash. httpd joins
 * lines before it looks for comments, so a comment can be continued too; a NUL ends the line. Where a line ends in two
 * backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it (server/util.c, ap_cfg_getline; 2.4:
 * ap_cfg_getline_core).
 */
export function endOfLogicalLine(text: string, start: number, version: Version): number {
  let kept = ''
  for (let from = start; ; ) {
    const newline = text.indexOf('\n', from)
    if (newline < 0) return text.length
    const last = newline > from && text.charCodeAt(newline - 1) === CR ? newline - 2 : newline - 1
    if (last >= from ? text.charCodeAt(last) !== BACKSLASH : kept === '') return newline + 1
    const left = keptAfter(text.slice(from, newline), kept, version)
    if (left === undefined) return newline + 1
    kept = left
    from = newline + 1
  }
}

/**
 * The backslashes and CRs at the end of the joined text, without the backslash that continues the line; undefined if the line is
 * not continued. 2.4 also looks at earlier lines: each empty line after `\\` uses up one of the backslashes.
 * @param kept the result for the lines before
 */
function keptAfter(line: string, kept: string, version: Version): string | undefined {
  if (line.includes('\0')) return undefined
  if (version === '2.2') return /(?:^|[^\\])\\\r?$/.test(line.slice(-3)) ? '' : undefined
  let from = line.length
  while (from > 0 && (line.charCodeAt(from - 1) === BACKSLASH || line.charCodeAt(from - 1) === CR)) from--
  const end = ((from === 0 ? kept : '') + line.slice(from)).replace(/\r$/, '')
  // Backslashes are kept for at most 100 empty lines in a row.
  return end.endsWith('\\') ? end.slice(0, -1).slice(-100) : undefined
}

/** Whether a character is white space for C's isspace. A no-break space is not. */
export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/** A logical line as httpd sees it, with the place of each character in the file. */
export interface LogicalLine {
  readonly text: string
  offset(at: number): number
}

/**
 * Joins a logical line, or its end from `start` on: continuations are removed, a NUL ends it as it ends a C string, and white
 * space at both ends is removed.
 * @param end the end of the logical line
 */
export function joinLogicalLine(text: string, start: number, end: number): LogicalLine {
  const from = start === 0 && text.charCodeAt(0) === BOM ? 1 : start
  const source = text.slice(from, end)
  const newline = source.indexOf('\n')
  const plain = newline < 0 || (newline === source.length - 1 && !/\\\r?\n$/.test(source.slice(-3)))
  if (!plain || source.includes('\0')) return trimmed(joinPieces(source, from))
  return trimmed({ text: source, offset: (at) => from + at })
}

/** The text of a logical line, or of its end from `start` on, as httpd sees it. */
export const logicalLineText = (text: string, { start, end }: Range): string => joinLogicalLine(text, start, end).text

function trimmed({ text, offset }: LogicalLine): LogicalLine {
  let end = text.length
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--
  let start = 0
  while (start < end && isSpace(text.charCodeAt(start))) start++
  return { text: text.slice(start, end), offset: start === 0 ? offset : (at) => offset(at + start) }
}

/** A run of characters that are adjacent in the file. */
interface Piece {
  readonly from: number
  text: string
}

function joinPieces(source: string, start: number): LogicalLine {
  const pieces = piecesOf(source)
  const starts: number[] = []
  let length = 0
  for (const { text } of pieces) {
    starts.push(length)
    length += text.length
  }
  const offset = (at: number) => {
    const index = lastAtMost(starts, at)
    return start + (pieces[index]?.from ?? 0) + at - (starts[index] ?? 0)
  }
  return { text: pieces.map((piece) => piece.text).join(''), offset }
}

function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = []
  for (let from = 0; from < source.length; ) {
    const newline = source.indexOf('\n', from)
    const line = source.slice(from, newline < 0 ? source.length : newline)
    const nul = line.indexOf('\0')
    pieces.push({ from, text: nul < 0 ? line : line.slice(0, nul) })
    if (nul >= 0 || newline < 0) break
    cutEnd(newline < source.length - 1 ? pieces : pieces.slice(-1))
    from = newline + 1
  }
  return pieces
}

/**
 * Removes the CR and the backslash that continues the line. The backslash may be at the end of an earlier line: see
 * keptAfter.
 */
function cutEnd(pieces: Piece[]): void {
  const [own] = pieces.slice(-1)
  const hadCR = own ? drop(own, '\r') : false
  if (!hadCR) drop(lastOf(pieces), '\r')
  drop(lastOf(pieces), '\\')
}

function drop(piece: Piece, char: string): boolean {
  const found = piece.text.endsWith(char)
  if (found) piece.text = piece.text.slice(0, -1)
  return found
}

function lastOf(pieces: Piece[]): Piece {
  while (pieces.length > 1 && pieces.at(-1)?.text === '') pieces.pop()
  return pieces.at(-1) as Piece
}

/** The index of the last number that is not above `limit`, in a list in rising order. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((numbers[middle] as number) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

/** The start of the first word of a logical line, or the end of the line if there is none. */
export function startOfFirstWord(text: string, start: number, end: number): number {
  let at = start
  while (at < end) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) at++
    else if (code === BACKSLASH && endsLine(text, at + 1, end)) at = text.indexOf('\n', at) + 1
    else return at
  }
  return at
}

function endsLine(text: string, at: number, end: number): boolean {
  const newline = text.charCodeAt(at) === CR ? at + 1 : at
  return newline < end && text.charCodeAt(newline) === LF
}
