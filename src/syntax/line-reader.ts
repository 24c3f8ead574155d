import { endOfLogicalLine, isSpace, joinLogicalLine, startOfFirstWord } from './lines.js'
import { type TemplateLineFinder, templateLineFinder } from './template.js'
import type { Trivia, Version } from './tree.js'
import { isCommentAnUnsupportedTag, mayBeUnsupportedTag } from './unsupported-tag.js'
import { endOfUnquotedName, nameAt } from './words.js'

/** Reads a text line by line. Each line begins where the one before ends. */
export interface LineReader {
  readonly text: string
  readonly version: Version
  readonly templates: TemplateLineFinder
  /** A cache of names, because most lines repeat an earlier one. */
  readonly names: Map<string, DirectiveName>
  /** The kind of the last line. */
  kind: Trivia['kind'] | 'directive' | 'open' | 'close'
  start: number
  /** The offset of the line's first word. */
  first: number
  end: number
  /** The name of the directive or the tag. */
  name: DirectiveName
  /** The end of the foreign code that is being read, such as the body of `<Perl>`. */
  endOfCode: RegExp | undefined
  /** Whether a line that was read may belong to a template. */
  mayBeTemplate: boolean
}

export interface DirectiveName {
  /** The name as written. For a tag, with its `<`; for a closing tag, also with its `>`. */
  readonly written: string
  /** The name in lower case, with a `<` before the name of an opening or closing tag. */
  readonly key: string
  /** The name in lower case, without the `<`. */
  readonly bare: string
}

const unnamed: DirectiveName = { written: '', key: '', bare: '' }

export const lineReader = (text: string, version: Version): LineReader => ({
  text,
  version,
  templates: templateLineFinder(text),
  names: new Map(),
  kind: 'blank',
  start: 0,
  first: 0,
  end: 0,
  name: unnamed,
  endOfCode: undefined,
  mayBeTemplate: false,
})

const NUL = 0
const TAB = 9
const LF = 10
const CR = 13
const SPACE = 32
const HASH = 35
const SLASH = 47
const LESS = 60
const GREATER = 62
const BACKSLASH = 92
const BOM = 0xfeff

/** The longest line that 2.2 reads (httpd.h, MAX_STRING_LEN). It reads the rest as another line. */
export const maxLineLength22 = 8191

/** The end of a `<Perl>` body. */
export const perlEndTag = /^<\/perl>/i

/**
 * Reads the next line; false at the end of the text. Most lines are blank, comments, plain directives or tags, which
 * the first characters show.
 */
export function readLine(reader: LineReader): boolean {
  const { text, end: start } = reader
  if (start >= text.length) return false
  let first = start
  let code = text.charCodeAt(first)
  while (code === SPACE || code === TAB) code = text.charCodeAt(++first)
  const newline = code === LF ? first : text.indexOf('\n', first)
  const end = newline + 1
  reader.start = start
  reader.first = first
  reader.end = end
  if (end === 0 || end - start > maxLineLength22 || reader.endOfCode || mayContinue(text, newline)) readAnyLine(reader)
  else if (code === LF) reader.kind = 'blank'
  else if (code === HASH) readComment(reader)
  else if (!readPlainName(reader, code)) readAnyLine(reader)
  return true
}

function mayContinue(text: string, newline: number): boolean {
  const last = text.charCodeAt(newline - 1)
  return last === BACKSLASH || (last === CR && text.charCodeAt(newline - 2) === BACKSLASH)
}

/** Reads a line whose name has only letters, or a tag with such a name; false for other lines. */
function readPlainName(reader: LineReader, code: number): boolean {
  const { text, first } = reader
  const isTag = code === LESS
  if (!isTag && !isLetter(code)) return false
  let stop = first + 1
  const isClosing = isTag && text.charCodeAt(stop) === SLASH
  if (isClosing) stop++
  while (isLetter(text.charCodeAt(stop))) stop++
  if (isClosing && text.charCodeAt(stop) === GREATER) stop++
  if (!isSpace(text.charCodeAt(stop))) return false
  reader.kind = isClosing ? 'close' : isTag ? 'open' : 'directive'
  reader.name = nameFor(reader, text.slice(first, stop))
  return true
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

function nameFor(reader: LineReader, written: string): DirectiveName {
  const known = reader.names.get(written)
  if (known) return known
  const isClosing = written.startsWith('</')
  const key = (isClosing ? `<${written.slice(2).replace(/>$/, '')}` : written).toLowerCase()
  const name: DirectiveName = { written, key, bare: key.replace(/^</, '') }
  reader.names.set(written, name)
  if (mayBeUnsupportedTag(written)) reader.mayBeTemplate = true
  return name
}

function readComment(reader: LineReader): void {
  reader.kind = 'comment'
  if (isCommentAnUnsupportedTag(reader.text, reader.first, reader.end)) reader.mayBeTemplate = true
}

/** Reads any line, with all special cases of httpd. */
function readAnyLine(reader: LineReader): void {
  const { text, start, version } = reader
  const end = endOfLogicalLine(text, start, version)
  // On Windows, httpd skips a byte order mark (server/util.c, ap_pcfg_openfile); elsewhere it does not start.
  const first = startOfFirstWord(text, start === 0 && text.charCodeAt(0) === BOM ? 1 : start, end)
  reader.first = first
  reader.end = end
  const code = first < end ? text.charCodeAt(first) : NUL
  if (reader.endOfCode) readCode(reader, reader.endOfCode)
  else if (code === NUL) reader.kind = 'blank'
  else if (code === HASH) readComment(reader)
  else if (!readTemplate(reader)) readCommand(reader)
}

/** Reads a template line; false for other lines. */
function readTemplate(reader: LineReader): boolean {
  const end = reader.templates.endOf(reader.first, reader.end)
  if (end < 0) return false
  reader.kind = 'template'
  reader.end = end
  reader.mayBeTemplate = true
  return true
}

/** Reads a line of another language: in the body of <Perl>, or after mod_perl's =pod or __END__. */
function readCode(reader: LineReader, until: RegExp): void {
  const { text, first, end } = reader
  reader.kind = 'code'
  reader.mayBeTemplate = true
  if (!until.test(text.slice(first, Math.min(end, first + 8)))) return
  reader.endOfCode = undefined
  if (until !== perlEndTag) return
  reader.kind = 'close'
  reader.name = nameFor(reader, text.slice(first, first + '</Perl>'.length))
}

function readCommand(reader: LineReader): void {
  const { text, first, end } = reader
  const stop = endOfUnquotedName(text, first, end)
  const line = stop < 0 ? joinLogicalLine(text, first, end).text : undefined
  const written = line === undefined ? text.slice(first, stop) : nameAt(text, first, end).value
  if (line === '') reader.kind = 'blank'
  else if (line?.startsWith('#')) reader.kind = 'comment'
  // httpd skips a line whose first word is `""`, and does not accept `>` (server/config.c, ap_build_config_sub).
  else if (written === '') reader.kind = 'stray'
  else {
    reader.kind = !written.startsWith('<') ? 'directive' : written.startsWith('</') ? 'close' : 'open'
    reader.name = nameFor(reader, written)
  }
}
