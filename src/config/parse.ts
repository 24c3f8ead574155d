import { endOfLogicalLine, endOfName, isSeam, isSpace, keyOf } from './lines.js'
import { cell, endOfDirectiveName, fileOf, kinds, tagAt, width, type Kind } from './table.js'
import { endOfTemplate } from './template.js'
import type { ConfigFile, Problem, Version } from './tree.js'

/**
 * Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 */
export function parse(text: string, path: string, version: Version = '2.2'): ConfigFile {
  const reader = readerOf(text)
  for (let start = 0; start < text.length; ) {
    start = readLine(reader, start, endOfLogicalLine(text, start, version))
  }
  const { problems, rows, count, last } = reader
  for (let open = reader.open; open >= 0; open = parentOf(reader, open)) {
    rows[open * width + cell.stop] = count
    note(reader, open, `<${nameOf(reader, open)}> is never closed.`)
  }
  return fileOf({ path, text, problems, rows, count, last })
}

/** The table while it is being filled; see table.ts. */
interface Reader {
  readonly text: string
  readonly problems: Problem[]
  rows: Int32Array
  count: number
  readonly last: Map<string, number>
  /** Each way the name of a directive, or of a section, is written, with its key: most lines repeat a name seen before. */
  readonly names: Map<string, string>
  readonly tags: Map<string, string>
  /** The line of the section we are in, or -1. */
  open: number
  /** What ends the foreign code we are in, such as a <Perl> body. */
  code: RegExp | undefined
}

const readerOf = (text: string): Reader => ({
  text,
  problems: [],
  rows: new Int32Array(width * ((text.length >> 5) + 16)),
  count: 0,
  last: new Map(),
  names: new Map(),
  tags: new Map(),
  open: -1,
  code: undefined,
})

const NUL = 0
const HASH = 35
const SLASH = 47
const LESS = 60
const BACKSLASH = 92
const BOM = 0xfeff

/** Put the line in its place; returns where the next one starts. */
function readLine(reader: Reader, start: number, end: number): number {
  const { text } = reader
  const first = skipIndent(text, start, end)
  if (reader.code) return readCode(reader, start, end, first)
  const code = first < end ? text.charCodeAt(first) : NUL
  if (code === NUL) add(reader, kinds.blank, start, first)
  else if (code === HASH) add(reader, kinds.comment, start, first)
  else {
    const template = endOfTemplate(text, first, end)
    if (template > 0) {
      add(reader, kinds.template, start, first)
      return template
    }
    if (code !== LESS) readDirective(reader, start, end, first)
    else if (text.charCodeAt(first + 1) === SLASH) closeSection(reader, start, end, first)
    else openSection(reader, start, end, first)
  }
  return end
}

/** Add a line to the table; returns its number. */
function add(reader: Reader, kind: Kind, start: number, first: number): number {
  const line = reader.count++
  const at = line * width
  if (at + width > reader.rows.length) grow(reader)
  const { rows } = reader
  rows[at] = kind
  rows[at + cell.start] = start
  rows[at + cell.first] = first
  rows[at + cell.parent] = reader.open
  return line
}

function grow(reader: Reader): void {
  const rows = new Int32Array(reader.rows.length * 2)
  rows.set(reader.rows)
  reader.rows = rows
}

/** Add a directive or section, and link it to the one before it that has the same name. */
function addNamed(reader: Reader, kind: Kind, start: number, first: number, key: string): number {
  const line = add(reader, kind, start, first)
  reader.rows[line * width + cell.same] = reader.last.get(key) ?? -1
  reader.last.set(key, line)
  return line
}

const endOfPerl = /^<\/perl>/i
const endOfPod = /^=cut\b/
const never = /(?!)/

/** The body of <Perl>, and mod_perl's =pod and __END__, belong to another language. */
function readCode(reader: Reader, start: number, end: number, first: number): number {
  const { code } = reader
  const ended = code?.test(reader.text.slice(first, end))
  if (ended) reader.code = undefined
  if (ended && code === endOfPerl) close(reader, reader.open, start, first)
  else add(reader, kinds.code, start, first)
  return end
}

function readDirective(reader: Reader, start: number, end: number, first: number): void {
  const { text, names } = reader
  const nameEnd = endOfDirectiveName(text, first, end)
  const source = text.slice(first, nameEnd)
  let key = names.get(source)
  if (key === undefined) {
    key = keyOf(text, first, nameEnd)
    names.set(source, key)
  }
  if (key !== '=pod' && key !== '__end__') addNamed(reader, kinds.directive, start, first, key)
  else {
    add(reader, kinds.code, start, first)
    reader.code = key === '=pod' ? endOfPod : never
  }
}

function openSection(reader: Reader, start: number, end: number, first: number): void {
  const { text, tags } = reader
  const { nameEnd } = tagAt(text, first, end)
  const source = text.slice(first + 1, nameEnd)
  let key = tags.get(source)
  if (key === undefined) {
    key = `<${keyOf(text, first + 1, nameEnd)}`
    tags.set(source, key)
  }
  reader.open = addNamed(reader, kinds.section, start, first, key)
  if (key === '<perl') reader.code = endOfPerl
  if (text.lastIndexOf('>', end - 1) < first) note(reader, reader.open, `<${source}> lacks its closing ">".`)
}

function closeSection(reader: Reader, start: number, end: number, first: number): void {
  const tag = reader.text.slice(first + 2, endOfName(reader.text, first, end))
  const name = tag.endsWith('>') ? tag.slice(0, -1) : tag
  const match = sectionNamed(reader, name)
  if (match < 0) return note(reader, add(reader, kinds.stray, start, first), `</${name}> closes nothing.`)
  for (let lost = reader.open; lost !== match; lost = parentOf(reader, lost)) {
    reader.rows[lost * width + cell.stop] = reader.count
    note(reader, lost, `<${nameOf(reader, lost)}> is not closed before </${name}>.`)
  }
  close(reader, match, start, first)
  if (tag === name) note(reader, reader.count - 1, `</${name} lacks its closing ">".`)
}

/** The innermost open section of a name, or -1. */
function sectionNamed(reader: Reader, name: string): number {
  if (reader.open >= 0 && nameOf(reader, reader.open) === name) return reader.open
  const key = name.toLowerCase()
  for (let open = reader.open; open >= 0; open = parentOf(reader, open)) if (nameOf(reader, open).toLowerCase() === key) return open
  return -1
}

function close(reader: Reader, section: number, start: number, first: number): void {
  reader.open = section
  const line = add(reader, kinds.close, start, first)
  reader.rows[section * width + cell.stop] = line
  reader.open = parentOf(reader, section)
}

const parentOf = ({ rows }: Reader, line: number): number => rows[line * width + cell.parent] as number

function nameOf({ text, rows }: Reader, section: number): string {
  const first = rows[section * width + cell.first] as number
  const stop = endOfName(text, first + 1, text.length)
  return text.slice(first + 1, text[stop - 1] === '>' ? stop - 1 : stop)
}

function note({ text, rows, problems }: Reader, line: number, message: string): void {
  // A line's end is known when the next one is read, so the problem reaches from its start to its first line ending.
  const start = rows[line * width + cell.start] as number
  const newline = text.indexOf('\n', start)
  problems.push({ at: { start, end: newline < 0 ? text.length : newline }, message })
}

/** httpd skips a byte order mark at the start of a file (2.4 server/config.c, ap_build_config). */
function skipIndent(text: string, start: number, end: number): number {
  let at = start === 0 && text.charCodeAt(0) === BOM ? 1 : start
  while (at < end) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) at++
    else if (code === BACKSLASH && isSeam(text, at, end)) at = text.indexOf('\n', at) + 1
    else return at
  }
  return at
}
