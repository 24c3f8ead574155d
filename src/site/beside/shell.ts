import type { Word } from '../../syntax/tree.js'
import type { Comment, Statement } from './file.js'

/**
 * The simple commands of a shell script, a Dockerfile or a unit file, including those in `$(…)` and backquotes, in the
 * order of their ends. Variables are not replaced. Here-documents are skipped.
 */
export function shellCommandsIn(text: string): (Statement | Comment)[] {
  const reader: Reader = { text, at: text.startsWith('\uFEFF') ? 1 : 0, found: [], ends: [] }
  while (reader.at < text.length) readUntil(reader, undefined)
  return reader.found
}

interface Reader {
  readonly text: string
  at: number
  readonly found: (Statement | Comment)[]
  /** The end markers of here-documents that begin on this line. */
  ends: string[]
}

/** Reads commands up to the sign that closes a `$(` or a backquote, or to the end. */
function readUntil(reader: Reader, closer: ')' | '`' | undefined): void {
  let words: Word[] = []
  const finish = () => {
    const [name, ...args] = words
    if (name) reader.found.push({ name, args })
    words = []
  }
  while (reader.at < reader.text.length) {
    const { text, at } = reader
    const sign = text[at] ?? ''
    if (sign === closer) break
    if (/^\\\r?\n/.test(text.slice(at, at + 3))) reader.at = text.indexOf('\n', at) + 1
    else if (sign === '#') readComment(reader)
    else if (/[ \t\r]/.test(sign)) reader.at++
    else if (/[;&|(){}\n]/.test(sign)) {
      finish()
      reader.at++
      if (sign === '\n') passHereDocuments(reader)
    } else if (/[<>]/.test(sign)) readRedirection(reader)
    else words.push(readWord(reader, closer))
  }
  finish()
  reader.at++
}

function readComment(reader: Reader): void {
  const newline = reader.text.indexOf('\n', reader.at)
  const end = newline < 0 ? reader.text.length : newline
  reader.found.push({ comment: { start: reader.at, end } })
  reader.at = end
}

function readRedirection(reader: Reader): void {
  const document = /^<<(-?)[ \t]*(["'\\]?)(\w+)["']?/.exec(reader.text.slice(reader.at, reader.at + 80))
  if (document?.[3]) reader.ends.push(document[3])
  reader.at += document ? document[0].length : 1
}

/** Skips the here-documents that began on the previous line. */
function passHereDocuments(reader: Reader): void {
  for (const end of reader.ends) {
    const close = new RegExp(`^\\t*${end}\\r?$`, 'm')
    const found = close.exec(reader.text.slice(reader.at))
    reader.at = found ? reader.at + found.index + found[0].length : reader.text.length
  }
  reader.ends = []
}

function readWord(reader: Reader, closer: string | undefined): Word {
  const start = reader.at
  let value = ''
  for (let piece = readPiece(reader, closer); piece !== undefined; piece = readPiece(reader, closer)) value += piece
  return { start, end: reader.at, value }
}

/** The next character or quoted part of a word as the shell sees it; undefined at the end of the word. */
function readPiece(reader: Reader, closer: string | undefined): string | undefined {
  const { text, at } = reader
  const sign = text[at]
  if (sign === undefined || sign === closer || /[ \t\r\n;&|()<>]/.test(sign)) return undefined
  if (sign === '`' || text.startsWith('$(', at)) return readNested(reader)
  if (sign === "'" || sign === '"') return readQuoted(reader, sign)
  const seam = /^\\\r?\n/.exec(text.slice(at, at + 3))
  reader.at += seam ? seam[0].length : sign === '\\' ? 2 : 1
  return seam ? '' : sign === '\\' ? (text[at + 1] ?? '') : sign
}

/** Reads a command inside a word, such as `$(…)`, and returns its source text in place of its output. */
function readNested(reader: Reader): string {
  const start = reader.at
  const isOld = reader.text[start] === '`'
  reader.at += isOld ? 1 : 2
  readUntil(reader, isOld ? '`' : ')')
  return reader.text.slice(start, reader.at)
}

function readQuoted(reader: Reader, quote: '"' | "'"): string {
  const { text } = reader
  let value = ''
  for (reader.at++; reader.at < text.length && text[reader.at] !== quote; ) {
    const sign = text[reader.at] ?? ''
    const isOpen = quote === '"' && (sign === '`' || text.startsWith('$(', reader.at))
    const isEscaped = quote === '"' && sign === '\\' && /["\\$`]/.test(text[reader.at + 1] ?? '')
    if (isOpen) value += readNested(reader)
    else {
      value += isEscaped ? text[reader.at + 1] : sign
      reader.at += isEscaped ? 2 : 1
    }
  }
  reader.at++
  return value
}
