import type { Range, Version, Word } from './tree.js'

const LF = 10
const CR = 13
const BACKSLASH = 92

/**
 * The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash.
 * httpd joins lines before it looks for comments, so a comment can be continued too.
 * Where a line ends in two backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it
 * (server/util.c, ap_cfg_getline; 2.4: ap_cfg_getline_core).
 */
export function endOfLogicalLine(text: string, start: number, version: Version): number {
  for (let from = start; ; ) {
    const newline = text.indexOf('\n', from)
    if (newline < 0) return text.length
    if (!isContinued(text, from, newline, version)) return newline + 1
    from = newline + 1
  }
}

function isContinued(text: string, from: number, newline: number, version: Version): boolean {
  const last = text.charCodeAt(newline - 1) === CR ? newline - 2 : newline - 1
  if (last < from || text.charCodeAt(last) !== BACKSLASH) return false
  return version === '2.4' || last === from || text.charCodeAt(last - 1) !== BACKSLASH
}

/** White space as C's isspace has it; a no-break space is none. */
export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/**
 * The words of a piece of a logical line, split as ap_getword_conf (server/util.c) splits them: a word may be quoted,
 * `\\` is one backslash, a quote inside an unquoted word is an ordinary character, and there are no comments at the
 * end of a line. A NUL ends the line, as it ends a C string.
 */
export function words(text: string, { start, end }: Range): Word[] {
  const source = text.slice(start, end)
  const seam = source.indexOf('\\\n') >= 0 || source.indexOf('\\\r\n') >= 0
  return seam || source.indexOf('\0') >= 0 ? wordsAcrossSeams(source, start) : split(source, (at) => start + at)
}

function split(line: string, offset: (at: number) => number): Word[] {
  const found: Word[] = []
  for (let at = skipSpace(line, 0); at < line.length; at = skipSpace(line, at)) {
    const end = endOfWord(line, at)
    found.push({ start: offset(at), end: offset(end - 1) + 1, value: valueOf(line, at, end) })
    at = end
  }
  return found
}

function skipSpace(line: string, from: number): number {
  let at = from
  while (at < line.length && isSpace(line.charCodeAt(at))) at++
  return at
}

function endOfWord(line: string, start: number): number {
  const quote = line[start]
  let at = start
  if (quote !== '"' && quote !== "'") {
    while (at < line.length && !isSpace(line.charCodeAt(at))) at++
    return at
  }
  for (at++; at < line.length && line[at] !== quote; at++) {
    if (line.charCodeAt(at) === BACKSLASH && (line[at + 1] === quote || line[at + 1] === '\\')) at++
  }
  return Math.min(at + 1, line.length)
}

function valueOf(line: string, start: number, end: number): string {
  const quote = line[start]
  if (quote === '"' || quote === "'") {
    const closed = end - start > 1 && endsQuoted(line, start, end)
    const inner = line.slice(start + 1, closed ? end - 1 : end)
    return inner.includes('\\') ? inner.replace(quote === '"' ? /\\(["\\])/g : /\\(['\\])/g, '$1') : inner
  }
  const bare = line.slice(start, end)
  return bare.includes('\\\\') ? bare.replace(/\\\\/g, '\\') : bare
}

/** Whether the quoted word's last character is its closing quote, and not an escaped one or part of the text. */
function endsQuoted(line: string, start: number, end: number): boolean {
  const quote = line[start]
  let at = start + 1
  for (; at < end && line[at] !== quote; at++) {
    if (line.charCodeAt(at) === BACKSLASH && (line[at + 1] === quote || line[at + 1] === '\\')) at++
  }
  return at === end - 1
}

/** The same for a line whose text is not what httpd sees: continuations are cut out first, with a map back. */
function wordsAcrossSeams(source: string, start: number): Word[] {
  const { text, offsets } = withoutSeams(source)
  return split(text, (at) => start + offsets[at]!)
}

function withoutSeams(source: string): { text: string; offsets: number[] } {
  let text = ''
  const offsets: number[] = []
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at)
    if (code === 0) break
    if (code === BACKSLASH) {
      const newline = source.charCodeAt(at + 1) === CR ? at + 2 : at + 1
      if (source.charCodeAt(newline) === LF) {
        at = newline
        continue
      }
    }
    offsets.push(at)
    text += source[at]
  }
  return { text, offsets }
}

/** A logical line's text as httpd sees it: continuations joined, white space cut from both ends. */
export function joined(text: string, { start, end }: Range): string {
  const source = text.slice(start, end)
  return (source.includes('\\\n') || source.includes('\\\r\n') ? withoutSeams(source).text : source).trim()
}

/** Whether the backslash at `at` continues the line. */
export function isSeam(text: string, at: number, end: number): boolean {
  const newline = text.charCodeAt(at + 1) === CR ? at + 2 : at + 1
  return newline < end && text.charCodeAt(newline) === LF
}

/** The end of the first word of a line, which starts at `first`: the name of a directive or of a section. */
export function endOfName(text: string, first: number, end: number): number {
  const quote = text[first]
  if (quote === '"' || quote === "'") return words(text, { start: first, end })[0]?.end ?? end
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isSpace(code) || code === 0) return at
    if (code === BACKSLASH && isSeam(text, at, end)) return words(text, { start: first, end })[0]?.end ?? at
  }
  return end
}

/** What httpd takes the name between two offsets for, in lower case. */
export function keyOf(text: string, start: number, end: number): string {
  const source = text.slice(start, end)
  const odd = source.includes('\\') || source.startsWith('"') || source.startsWith("'")
  return (odd ? (words(text, { start, end })[0]?.value ?? source) : source).toLowerCase()
}
