import { endOfLogicalLine, isSpace, join, skipIndent } from './lines.js'
import {
  closeInnermost,
  closePlainly,
  closeSection,
  endOfPerl,
  endSections,
  openSection,
  readBeyond,
} from './parse-sections.js'
import { add, note, type Reader, readerOf, type Spelling, spellingOf } from './reader.js'
import { kinds, nameRow } from './rows.js'
import { isTagComment } from './strange-tag.js'
import { fileOf } from './table.js'
import type { ConfigFile, Version } from './tree.js'
import { directiveAt, endOfPlainName } from './words.js'

/**
 * Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 */
export function parse(text: string, path: string, version: Version = '2.2'): ConfigFile {
  const reader = readerOf(text, version)
  for (let start = 0; start < text.length; ) start = readLine(reader, start)
  endSections(reader)
  const { problems, rows } = reader
  problems.sort((a, b) => a.at.start - b.at.start)
  return fileOf({ path, text, version, problems, rows, hasOddLines: reader.isOdd || problems.length > 0 })
}

const NUL = 0
const TAB = 9
const LF = 10
const CR = 13
const SPACE = 32
const HASH = 35
const LESS = 60
const BACKSLASH = 92
const BOM = 0xfeff

/** The longest line that 2.2 reads (httpd.h, MAX_STRING_LEN); it takes the rest for a line of its own. */
const longest = 8191

/**
 * Put the line that starts here in its place; returns where the next one starts. Nearly all lines are blank, comments,
 * plain directives or tags, which are told by their first characters.
 */
function readLine(reader: Reader, start: number): number {
  const { text } = reader
  let first = start
  let code = text.charCodeAt(first)
  while (code === SPACE || code === TAB) code = text.charCodeAt(++first)
  const newline = code === LF ? first : text.indexOf('\n', first)
  const end = newline + 1
  const isSpecial = end === 0 || end - start > longest || reader.code !== undefined || mayContinue(text, newline)
  if (isSpecial) return readAnyLine(reader, start, endOfLogicalLine(text, start, reader.version))
  if (code === LF) add(reader, kinds.blank, start, end)
  else if (code === HASH) addComment(reader, start, first, end)
  else {
    const spelling = (isLetter(code) || code === LESS) && reader.beyond === 0 ? plainNameAt(reader, first) : undefined
    if (!spelling) return closePlainly(reader, start, first) ? end : readAnyLine(reader, start, end)
    if (code === LESS) openSection(reader, start, end, first, spelling, spelling.name.length)
    else nameRow(reader.rows, add(reader, kinds.directive, start, first), spelling.number)
    reader.last.next = spelling
    reader.last = spelling
  }
  return end
}

function mayContinue(text: string, newline: number): boolean {
  const last = text.charCodeAt(newline - 1)
  return last === BACKSLASH || (last === CR && text.charCodeAt(newline - 2) === BACKSLASH)
}

/** The name that starts here, where it is of letters alone, behind its first character. */
function plainNameAt(reader: Reader, first: number): Spelling | undefined {
  const { text, last } = reader
  const { next } = last
  if (next && text.startsWith(next.name, first) && isSpace(text.charCodeAt(first + next.name.length))) return next
  let stop = first + 1
  while (isLetter(text.charCodeAt(stop))) stop++
  return isSpace(text.charCodeAt(stop)) ? spellingOf(reader, text.slice(first, stop)) : undefined
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

function addComment(reader: Reader, start: number, first: number, end: number): void {
  add(reader, kinds.comment, start, first)
  if (isTagComment(reader.text, first, end)) reader.isOdd = true
}

/** The same for any line, by all that httpd heeds. */
function readAnyLine(reader: Reader, start: number, end: number): number {
  const { text } = reader
  // httpd passes over a byte order mark on Windows (server/util.c, ap_pcfg_openfile); elsewhere it refuses the file.
  const first = skipIndent(text, start === 0 && text.charCodeAt(0) === BOM ? 1 : start, end)
  if (reader.code) return readCode(reader, start, end, first)
  const code = first < end ? text.charCodeAt(first) : NUL
  if (code === NUL) add(reader, kinds.blank, start, first)
  else if (code === HASH) addComment(reader, start, first, end)
  else {
    const template = reader.templates.endOf(first, end)
    if (template > 0) {
      reader.isOdd = true
      add(reader, kinds.template, start, first)
      return template
    }
    readCommand(reader, start, end, first)
    if (end === text.length) noteUnfinished(reader)
  }
  if (end - start > longest) noteLength(reader, start, first, end)
  return end
}

const endOfPod = /^=cut\b/
const never = /(?!)/

/** The body of <Perl>, and mod_perl's =pod and __END__, belong to another language. */
function readCode(reader: Reader, start: number, end: number, first: number): number {
  const { code } = reader
  reader.isOdd = true
  const ended = code?.test(reader.text.slice(first, Math.min(end, first + 8)))
  if (ended) reader.code = undefined
  if (ended && code === endOfPerl) closeInnermost(reader, start, first)
  else add(reader, kinds.code, start, first)
  return end
}

function readCommand(reader: Reader, start: number, end: number, first: number): void {
  const { text } = reader
  const stop = endOfPlainName(text, first, end)
  const line = stop < 0 ? join(text, first, end).text : ''
  const name = stop < 0 ? directiveAt(text, first, end).name.value : text.slice(first, stop)
  if (stop < 0 && line === '') add(reader, kinds.blank, start, first)
  else if (line.startsWith('#')) add(reader, kinds.comment, start, first)
  // httpd passes over a line whose first word is `""`, and refuses `>` (server/config.c, ap_build_config_sub).
  else if (name === '') add(reader, kinds.stray, start, first)
  else if (reader.beyond > 0) readBeyond(reader, start, first, name)
  else if (!name.startsWith('<')) readDirective(reader, start, first, name)
  else if (name.startsWith('</')) closeSection(reader, start, first, name)
  else openSection(reader, start, end, first, spellingOf(reader, name), stop - first)
}

function readDirective(reader: Reader, start: number, first: number, name: string): void {
  const { number } = spellingOf(reader, name)
  const key = reader.rows.names[number]
  if (key !== '=pod' && key !== '__end__') nameRow(reader.rows, add(reader, kinds.directive, start, first), number)
  else {
    add(reader, kinds.code, start, first)
    reader.code = key === '=pod' ? endOfPod : never
  }
}

/** Where 2.2 meets the end of the file behind a backslash, it forgets the line (server/util.c, ap_cfg_getline). */
function noteUnfinished(reader: Reader): void {
  const { text, version, rows } = reader
  if (version === '2.4' || !/(?:^|[^\\])\\\r?\n$/.test(text.slice(-4))) return
  // A NUL hides the backslash.
  if (text.slice(text.lastIndexOf('\n', text.length - 2) + 1).includes('\0')) return
  note(reader, rows.count - 1, 'The file ends in a continued line, which 2.2 does not read and 2.4 does.')
}

function noteLength(reader: Reader, start: number, first: number, end: number): void {
  const { text, version, rows } = reader
  const length = first - start + join(text, first, end).text.length
  if (version === '2.4' || length <= longest || first === end) return
  note(
    reader,
    rows.count - 1,
    `The line has more than ${longest} characters: 2.2 reads the rest as another line, 2.4 does not.`,
  )
}
