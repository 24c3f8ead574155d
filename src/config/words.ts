import { isSpace, type Joined, join } from './lines.js'
import type { Range, Word } from './tree.js'

const NUL = 0
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
  const line = join(text, first, end)
  const word = wordAt(line, 0)
  return { name: withoutBracket(wordOf(line, word), text), args: wordsIn(line, word.end) }
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
  const line = join(text, first, end)
  const word = wordAt(line, 0)
  const whole = withoutBracket(wordOf(line, word), text)
  const quoted = text.charCodeAt(whole.start) === LESS ? 0 : 1
  const name = { start: whole.start + 1 + quoted, end: whole.end, value: whole.value.slice(1) }
  const rest = line.text.slice(word.end)
  const bracket = rest.lastIndexOf('>')
  const args = bracket < 0 ? line : { text: line.text.slice(0, word.end + bracket), offset: line.offset }
  return { name, args: wordsIn(args, word.end), closed: bracket >= 0 || rest === '' }
}

/** A piece of a line, by where it is in the joined text, and what it says. */
interface Cut extends Range {
  readonly value: string
}

function wordsIn(line: Joined, from: number): Word[] {
  const found: Word[] = []
  for (let at = skipSpace(line.text, from); at < line.text.length; ) {
    const word = wordAt(line, at)
    found.push(wordOf(line, word))
    at = skipSpace(line.text, word.end)
  }
  return found
}

const wordOf = (line: Joined, { start, end, value }: Cut): Word => ({
  start: line.offset(start),
  end: end > start ? line.offset(end - 1) + 1 : line.offset(start),
  value,
})

function skipSpace(line: string, from: number): number {
  let at = from
  while (at < line.length && isSpace(line.charCodeAt(at))) at++
  return at
}

function wordAt({ text }: Joined, start: number): Cut {
  const quote = text[start]
  if (quote === '"' || quote === "'") return quotedAt(text, start, quote)
  let end = start
  while (end < text.length && !isSpace(text.charCodeAt(end))) end++
  const bare = text.slice(start, end)
  return { start, end, value: bare.includes('\\\\') ? bare.replaceAll('\\\\', '\\') : bare }
}

function quotedAt(text: string, start: number, quote: '"' | "'"): Cut {
  let at = start + 1
  for (; at < text.length && text[at] !== quote; at++) {
    if (text.charCodeAt(at) === BACKSLASH && (text[at + 1] === quote || text[at + 1] === '\\')) at++
  }
  const inner = text.slice(start + 1, at)
  const value = inner.includes('\\') ? inner.replace(quote === '"' ? /\\(["\\])/g : /\\(['\\])/g, '$1') : inner
  return { start, end: Math.min(at + 1, text.length), value }
}

function withoutBracket(word: Word, text: string): Word {
  if (!word.value.endsWith('>') || word.value[1] === '/') return word
  const end = text.charCodeAt(word.end - 1) === GREATER ? word.end - 1 : word.end
  return { start: word.start, end, value: word.value.slice(0, -1) }
}

/** The name of the directive whose first word starts at `first`, in lower case: httpd does not regard case. */
export function keyOfDirective(text: string, first: number, end: number): string {
  const stop = endOfPlainName(text, first, end)
  return (stop < 0 ? directiveAt(text, first, end).name.value : text.slice(first, stop)).toLowerCase()
}

/** The same for a section, without the `<`. */
export function keyOfTag(text: string, first: number, end: number): string {
  const stop = endOfPlainName(text, first, end)
  return (stop < 0 ? tagAt(text, first, end).name.value : text.slice(first + 1, stop)).toLowerCase()
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
