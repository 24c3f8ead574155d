import { isSpace, joinLogicalLine, type LogicalLine } from './lines.js'
import type { Word } from './tree.js'

const NUL = 0
const LF = 10
const SPACE = 32
const DOUBLE = 34
const SINGLE = 39
const LESS = 60
const GREATER = 62
const BACKSLASH = 92

/**
 * The name of a logical line, as ap_build_config_sub finds it (server/config.c). Offsets refer to the file. Words are split as by
 * ap_getword_conf (server/util.c): a word may be quoted, `\\` is one backslash, a quote inside an unquoted word is an ordinary
 * character, and a line cannot end in a comment. `Name>` is read as `Name`.
 */
export function nameAt(text: string, first: number, end: number): Word {
  const plain = endOfUnquotedName(text, first, end)
  if (plain >= 0) return { start: first, end: plain, value: text.slice(first, plain) }
  const stop = endOfPlainLine(text, first, end)
  if (stop >= 0) return withoutBracket(wordAt(text, first, stop), text)
  const line = joinLogicalLine(text, first, end)
  return withoutBracket(inFile(line, wordAt(line.text, 0, line.text.length)), text)
}

/** The arguments after the name. */
export function argsAt(text: string, first: number, end: number): Word[] {
  const stop = endOfPlainLine(text, first, end)
  if (stop >= 0) return wordsIn(text, endOfWord(text, first, stop), stop)
  const line = joinLogicalLine(text, first, end)
  const length = line.text.length
  return joinedWords(line, endOfWord(line.text, 0, length), length)
}

/** The name of the opening tag whose `<` is at `first`, without the `<`. */
export const tagNameAt = (text: string, first: number, end: number): Word => withoutLess(nameAt(text, first, end), text)

/**
 * The arguments of an opening tag. It ends at the last `>` of the line; httpd ignores the rest (server/core.c,
 * dirsection and others).
 */
export function tagArgsAt(text: string, first: number, end: number): Word[] {
  const stop = endOfPlainLine(text, first, end)
  if (stop >= 0) {
    const from = endOfWord(text, first, stop)
    const bracket = text.lastIndexOf('>', stop - 1)
    return wordsIn(text, from, bracket < from ? stop : bracket)
  }
  const line = joinLogicalLine(text, first, end)
  const from = endOfWord(line.text, 0, line.text.length)
  const bracket = line.text.lastIndexOf('>')
  return joinedWords(line, from, bracket < from ? line.text.length : bracket)
}

/**
 * Whether an opening tag has the `>` that httpd requires. A tag without arguments needs none (server/config.c,
 * ap_build_config_sub).
 */
export function isTagClosed(text: string, first: number, end: number): boolean {
  const stop = endOfPlainLine(text, first, end)
  if (stop > first && text.charCodeAt(stop - 1) === GREATER) return true
  const line = joinLogicalLine(text, first, end).text
  const from = endOfWord(line, 0, line.length)
  return line.lastIndexOf('>') >= from || from === line.length
}

function withoutLess({ start, end, value }: Word, text: string): Word {
  const quoted = text.charCodeAt(start) === LESS ? 0 : 1
  return { start: start + 1 + quoted, end, value: value.slice(1) }
}

/** The end of a line's content in the text; -1 if the line is continued, or a NUL ends it. */
function endOfPlainLine(text: string, first: number, end: number): number {
  let stop = first
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > SPACE) stop = at + 1
    else if (code === NUL || (code === LF && at < end - 1)) return -1
    else if (!isSpace(code)) stop = at + 1
  }
  const isEnded = text.charCodeAt(end - 1) === LF
  return isEnded && stop > first && text.charCodeAt(stop - 1) === BACKSLASH ? -1 : stop
}

/**
 * The words between two offsets. A list of one or two words, as most lines have, is built directly, because a growing array would
 * reserve more space.
 */
function wordsIn(text: string, from: number, stop: number): Word[] {
  const start = skipSpace(text, from, stop)
  if (start >= stop) return []
  const first = wordAt(text, start, stop)
  const next = skipSpace(text, first.end, stop)
  if (next >= stop) return [first]
  const second = wordAt(text, next, stop)
  const found = [first, second]
  for (let at = skipSpace(text, second.end, stop); at < stop; ) {
    const word = wordAt(text, at, stop)
    found.push(word)
    at = skipSpace(text, word.end, stop)
  }
  return found
}

const joinedWords = (line: LogicalLine, from: number, stop: number): Word[] =>
  wordsIn(line.text, from, stop).map((word) => inFile(line, word))

/** Converts a word of the joined text to its place in the file. */
const inFile = (line: LogicalLine, { start, end, value }: Word): Word => ({
  start: line.offset(start),
  end: end > start ? line.offset(end - 1) + 1 : line.offset(start),
  value,
})

function skipSpace(text: string, from: number, stop: number): number {
  let at = from
  while (at < stop && isSpace(text.charCodeAt(at))) at++
  return at
}

function wordAt(text: string, start: number, stop: number): Word {
  const first = text.charCodeAt(start)
  if (start < stop && (first === DOUBLE || first === SINGLE)) return quotedAt(text, start, stop)
  const end = endOfBare(text, start, stop)
  const bare = text.slice(start, end)
  return { start, end, value: bare.includes('\\\\') ? bare.replaceAll('\\\\', '\\') : bare }
}

function endOfWord(text: string, start: number, stop: number): number {
  const first = text.charCodeAt(start)
  const isQuoted = start < stop && (first === DOUBLE || first === SINGLE)
  return isQuoted ? quotedAt(text, start, stop).end : endOfBare(text, start, stop)
}

function endOfBare(text: string, start: number, stop: number): number {
  let end = start
  while (end < stop && !isSpace(text.charCodeAt(end))) end++
  return end
}

function quotedAt(text: string, start: number, stop: number): Word {
  const quote = text.charCodeAt(start)
  let at = start + 1
  for (; at < stop && text.charCodeAt(at) !== quote; at++) {
    if (text.charCodeAt(at) !== BACKSLASH || at + 1 === stop) continue
    const next = text.charCodeAt(at + 1)
    if (next === quote || next === BACKSLASH) at++
  }
  const inner = text.slice(start + 1, at)
  const value = inner.includes('\\') ? inner.replace(quote === DOUBLE ? /\\(["\\])/g : /\\(['\\])/g, '$1') : inner
  return { start, end: Math.min(at + 1, stop), value }
}

function withoutBracket(word: Word, text: string): Word {
  if (!word.value.endsWith('>') || word.value[1] === '/') return word
  const end = text.charCodeAt(word.end - 1) === GREATER ? word.end - 1 : word.end
  return { start: word.start, end, value: word.value.slice(0, -1) }
}

/** The end of the plain name at `first`; -1 if it is quoted, escaped, continued, or contains a NUL. */
export function endOfUnquotedName(text: string, first: number, end: number): number {
  const quote = text[first]
  if (quote === '"' || quote === "'") return -1
  let at = first
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) break
    if (code === BACKSLASH || code === NUL) return -1
  }
  return text.charCodeAt(at - 1) === GREATER && text[first + 1] !== '/' ? at - 1 : at
}
