import { isSpace, type Joined, join } from './lines.js'
import type { Word } from './tree.js'

const NUL = 0
const DOUBLE = 34
const SINGLE = 39
const LESS = 60
const GREATER = 62
const BACKSLASH = 92

/** The name and the arguments of a logical line. Offsets are those of the file. */
export interface Command {
  readonly name: Word
  readonly args: readonly Word[]
}

/**
 * A logical line as ap_build_config_sub (server/config.c) takes it apart. Words are cut as by ap_getword_conf
 * (server/util.c): a word may be quoted, `\\` is one backslash, a quote inside an unquoted word is an ordinary
 * character, and there are no comments at the end of a line. `Name>` is read as `Name`.
 */
export function directiveAt(text: string, first: number, end: number): Command {
  const stop = endOfPlainLine(text, first, end)
  if (stop < 0) return joinedDirectiveAt(text, first, end)
  const name = wordAt(text, first, stop)
  return { name: withoutBracket(name, text), args: wordsIn(text, name.end, stop) }
}

function joinedDirectiveAt(text: string, first: number, end: number): Command {
  const line = join(text, first, end)
  const word = wordAt(line.text, 0, line.text.length)
  return { name: withoutBracket(inFile(line, word), text), args: joinedWords(line, word.end, line.text.length) }
}

/** An opening tag; its name comes without the `<`. */
export interface Tag extends Command {
  /** Whether httpd finds the `>` that it looks for. */
  readonly closed: boolean
}

/**
 * The opening tag whose `<` is at `first`. What it says ends at the last `>` of the line, after which nothing is read
 * (server/core.c, dirsection and its like); a tag that is but a name needs none (server/config.c, ap_build_config_sub).
 */
export function tagAt(text: string, first: number, end: number): Tag {
  const stop = endOfPlainLine(text, first, end)
  if (stop < 0) return joinedTagAt(text, first, end)
  const word = wordAt(text, first, stop)
  const bracket = text.lastIndexOf('>', stop - 1)
  const args = wordsIn(text, word.end, bracket < word.end ? stop : bracket)
  return { name: tagName(withoutBracket(word, text), text), args, closed: bracket >= word.end || word.end === stop }
}

function joinedTagAt(text: string, first: number, end: number): Tag {
  const line = join(text, first, end)
  const stop = line.text.length
  const word = wordAt(line.text, 0, stop)
  const bracket = line.text.lastIndexOf('>')
  const args = joinedWords(line, word.end, bracket < word.end ? stop : bracket)
  const name = tagName(withoutBracket(inFile(line, word), text), text)
  return { name, args, closed: bracket >= word.end || word.end === stop }
}

function tagName({ start, end, value }: Word, text: string): Word {
  const quoted = text.charCodeAt(start) === LESS ? 0 : 1
  return { start: start + 1 + quoted, end, value: value.slice(1) }
}

/** The end of what a line says, where it stands in the text as it is read: -1 where it is continued, or a NUL ends it. */
function endOfPlainLine(text: string, first: number, end: number): number {
  const newline = text.indexOf('\n', first)
  if (newline >= 0 && newline < end - 1) return -1
  let stop = end
  while (stop > first && isSpace(text.charCodeAt(stop - 1))) stop--
  if (newline >= 0 && stop > first && text.charCodeAt(stop - 1) === BACKSLASH) return -1
  return text.slice(first, stop).includes('\0') ? -1 : stop
}

/** The words between two places of a text. */
function wordsIn(text: string, from: number, stop: number): Word[] {
  const found: Word[] = []
  for (let start = skipSpace(text, from, stop); start < stop; ) {
    const word = wordAt(text, start, stop)
    found.push(word)
    start = skipSpace(text, word.end, stop)
  }
  return found
}

const joinedWords = (line: Joined, from: number, stop: number): Word[] =>
  wordsIn(line.text, from, stop).map((word) => inFile(line, word))

/** A word of the joined text, by where it stands in the file. */
const inFile = (line: Joined, { start, end, value }: Word): Word => ({
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
  let end = start
  while (end < stop && !isSpace(text.charCodeAt(end))) end++
  const bare = text.slice(start, end)
  return { start, end, value: bare.includes('\\\\') ? bare.replaceAll('\\\\', '\\') : bare }
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

/**
 * The end of the name that starts at `first`, where it is what it seems: -1 where it is quoted, escaped or continued, or
 * a NUL ends it.
 */
export function endOfPlainName(text: string, first: number, end: number): number {
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
