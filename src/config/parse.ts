import { endOfLogicalLine, join, skipIndent } from './lines.js'
import { addRow, firstOf, type Kind, kinds, nameRow, numberOf, type Rows, rowsFor, setStop } from './rows.js'
import { isTagComment, mayNameTag } from './strange-tag.js'
import { fileOf } from './table.js'
import { type Templates, templatesIn } from './template.js'
import type { ConfigFile, Problem, Version } from './tree.js'
import { directiveAt, endOfPlainName, tagAt } from './words.js'

/**
 * Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 */
export function parse(text: string, path: string, version: Version = '2.2'): ConfigFile {
  const reader = readerOf(text, version)
  for (let start = 0; start < text.length; ) {
    start = readLine(reader, start, endOfLogicalLine(text, start, version))
  }
  const { problems, rows, open } = reader
  for (const { line, name } of open.reverse()) {
    setStop(rows, line, rows.count)
    note(reader, line, `${name}> is never closed.`)
  }
  problems.sort((a, b) => a.at.start - b.at.start)
  return fileOf({ path, text, version, problems, rows, hasOddLines: reader.isOdd || problems.length > 0 })
}

interface Reader {
  readonly text: string
  readonly version: Version
  readonly rows: Rows
  readonly problems: Problem[]
  readonly templates: Templates
  /** Each way a name is written, with the number of its key: most lines repeat a name seen before. */
  readonly keys: Map<string, number>
  /** The sections we are in, outermost first. */
  readonly open: { readonly line: number; readonly key: string; readonly name: string }[]
  /** How many sections we are in beyond those that are looked at. */
  beyond: number
  /** What ends the foreign code we are in, such as a <Perl> body. */
  code: RegExp | undefined
  /** Whether a line was met that may be one of a template. */
  isOdd: boolean
}

const readerOf = (text: string, version: Version): Reader => ({
  text,
  version,
  rows: rowsFor(text),
  problems: [],
  templates: templatesIn(text),
  keys: new Map(),
  open: [],
  beyond: 0,
  code: undefined,
  isOdd: false,
})

const NUL = 0
const HASH = 35
const BOM = 0xfeff

/** More than anybody nests, and few enough that asking for the sections around a line stays cheap. */
const deepest = 128

/** The longest line that 2.2 reads (httpd.h, MAX_STRING_LEN); it takes the rest for a line of its own. */
const longest = 8191

/** Put the line in its place; returns where the next one starts. */
function readLine(reader: Reader, start: number, end: number): number {
  const { text } = reader
  // httpd passes over a byte order mark on Windows (server/util.c, ap_pcfg_openfile); elsewhere it refuses the file.
  const first = skipIndent(text, start === 0 && text.charCodeAt(0) === BOM ? 1 : start, end)
  if (reader.code) return readCode(reader, start, end, first)
  const code = first < end ? text.charCodeAt(first) : NUL
  if (code === NUL) add(reader, kinds.blank, start, first)
  else if (code === HASH) {
    add(reader, kinds.comment, start, first)
    if (isTagComment(text, first, end)) reader.isOdd = true
  } else {
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

const add = ({ rows, open }: Reader, kind: Kind, start: number, first: number): number =>
  addRow(rows, kind, start, first, open.at(-1)?.line ?? -1)

const endOfPerl = /^<\/perl>/i
const endOfPod = /^=cut\b/
const never = /(?!)/

/** The body of <Perl>, and mod_perl's =pod and __END__, belong to another language. */
function readCode(reader: Reader, start: number, end: number, first: number): number {
  const { code, open } = reader
  reader.isOdd = true
  const ended = code?.test(reader.text.slice(first, Math.min(end, first + 8)))
  if (ended) reader.code = undefined
  if (ended && code === endOfPerl) close(reader, open.length - 1, start, first)
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
  else openSection(reader, start, end, first, name, stop - first)
}

function readDirective(reader: Reader, start: number, first: number, name: string): void {
  const number = keyOf(reader, name)
  const key = reader.rows.names[number]
  if (key !== '=pod' && key !== '__end__') nameRow(reader.rows, add(reader, kinds.directive, start, first), number)
  else {
    add(reader, kinds.code, start, first)
    reader.code = key === '=pod' ? endOfPod : never
  }
}

function keyOf(reader: Reader, name: string): number {
  const { keys, rows } = reader
  let key = keys.get(name)
  if (key === undefined) {
    key = numberOf(rows, name.toLowerCase())
    keys.set(name, key)
    if (mayNameTag(name)) reader.isOdd = true
  }
  return key
}

function openSection(reader: Reader, start: number, end: number, first: number, name: string, plain: number): void {
  const { text, rows, open } = reader
  if (open.length === deepest) {
    reader.beyond = 1
    add(reader, kinds.stray, start, first)
    note(reader, rows.count - 1, `Sections are nested more than ${deepest} deep here; what is inside is left as it is.`)
    return
  }
  const number = keyOf(reader, name)
  const key = rows.names[number] as string
  const line = add(reader, kinds.section, start, first)
  rows.sections.push(line)
  nameRow(rows, line, number)
  open.push({ line, key, name: shortened(name) })
  if (key === '<perl') reader.code = endOfPerl
  const source = text.slice(first, end)
  const closed = plain > 0 && source.lastIndexOf('>') > plain && !source.includes('\0')
  if (!closed && !tagAt(text, first, end).closed) note(reader, line, `${shortened(name)}> lacks its closing ">".`)
}

/** Of sections within sections that are too deep no more is wanted than where they end. */
function readBeyond(reader: Reader, start: number, first: number, name: string): void {
  add(reader, kinds.stray, start, first)
  if (name.startsWith('</')) reader.beyond--
  else if (name.startsWith('<')) reader.beyond++
}

function closeSection(reader: Reader, start: number, first: number, tag: string): void {
  const { rows, open } = reader
  const name = tag.endsWith('>') ? tag.slice(0, -1) : tag
  const key = name.toLowerCase().replace('/', '')
  const match = open.findLastIndex((section) => section.key === key)
  if (match < 0) {
    add(reader, kinds.stray, start, first)
    note(reader, rows.count - 1, `${shortened(name)}> closes nothing.`)
    return
  }
  for (const lost of open.slice(match + 1).reverse()) {
    setStop(rows, lost.line, rows.count)
    note(reader, lost.line, `${lost.name}> is not closed before ${shortened(name)}>.`)
  }
  close(reader, match, start, first)
  if (tag === name) note(reader, rows.count - 1, `${shortened(name)} lacks its closing ">".`)
}

/** Close an open section and all that are still open in it. */
function close(reader: Reader, match: number, start: number, first: number): void {
  const { open, rows } = reader
  open.length = match + 1
  const line = add(reader, kinds.close, start, first)
  const section = open.pop()
  if (section) setStop(rows, section.line, line)
}

/** Messages name what stands in the file, which can be of any length. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

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

/** A problem reaches from the line's first word to its first line ending. */
function note({ text, rows, problems }: Reader, line: number, message: string): void {
  const start = firstOf(rows, line)
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  problems.push({ at: { start, end: text[end - 1] === '\r' ? end - 1 : end }, message })
}
