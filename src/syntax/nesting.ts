import { type DirectiveName, type LineReader, lineReader, maxLineLength22, perlEndTag } from './line-reader.js'
import type { Problem, Version } from './tree.js'
import { isTagClosed } from './words.js'

/** The open sections, and the problems of the lines so far. */
export interface SectionNesting {
  readonly reader: LineReader
  /** The tags of the open sections, outermost first. */
  readonly open: OpenTag[]
  /** The number of open sections beyond the deepest one that is tracked. */
  tooDeepCount: number
  readonly problems: Problem[]
}

interface OpenTag {
  readonly name: DirectiveName
  /** The offset of the tag's `<`. */
  readonly first: number
}

export const startNesting = (text: string, version: Version): SectionNesting => ({
  reader: lineReader(text, version),
  open: [],
  tooDeepCount: 0,
  problems: [],
})

/**
 * The deepest nesting that is tracked: more than anybody uses, and few enough to keep lookups of the surrounding sections cheap.
 */
const deepest = 128

/** Notes the problems that the last line has by itself. */
export function noteProblemsOfLine(nesting: SectionNesting): void {
  const { text, start, end } = nesting.reader
  if (end === text.length) noteUnfinished(nesting)
  if (end - start > maxLineLength22) noteLength(nesting)
}

/** All problems of the text, in its order. Call it after the last line was read. */
export function problemsInOrder(nesting: SectionNesting): readonly Problem[] {
  const { open, problems } = nesting
  for (const { first, name } of open.reverse()) note(nesting, first, `${shortened(name.written)}> is never closed.`)
  return problems.sort((a, b) => a.at.start - b.at.start)
}

/** Enters the section whose tag was just read; false if it is nested too deeply. */
export function enterSection(nesting: SectionNesting): boolean {
  const { reader, open } = nesting
  const { text, name, first, end } = reader
  if (open.length === deepest) {
    nesting.tooDeepCount = 1
    note(nesting, first, `Sections are nested more than ${deepest} deep here; the lines inside are not changed.`)
    return false
  }
  open.push({ name, first })
  if (name.key === '<perl') reader.endOfCode = perlEndTag
  if (!isTagClosed(text, first, end)) note(nesting, first, `${shortened(name.written)}> lacks its closing ">".`)
  return true
}

/**
 * Leaves the section whose closing tag was read. Returns the number of sections that are still open; undefined if the tag closes
 * none of them.
 */
export function leaveSection(nesting: SectionNesting): number | undefined {
  const { reader, open } = nesting
  const { key, written } = reader.name
  const name = written.endsWith('>') ? written.slice(0, -1) : written
  // Nearly all tags close the section that was opened last.
  const isLast = open.at(-1)?.name.key === key
  const match = isLast ? open.length - 1 : open.findLastIndex((one) => one.name.key === key)
  if (match < 0) {
    note(nesting, reader.first, `${shortened(name)}> closes nothing.`)
    return undefined
  }
  for (const lost of isLast ? none : open.slice(match + 1).reverse())
    note(nesting, lost.first, `${shortened(lost.name.written)}> is not closed before ${shortened(name)}>.`)
  open.length = match
  if (written === name) note(nesting, reader.first, `${shortened(name)} lacks its closing ">".`)
  return match
}

const none: readonly OpenTag[] = []

/** Counts sections that are nested too deeply, only to find their end. */
export function countSectionTooDeep(nesting: SectionNesting): void {
  if (nesting.reader.kind === 'open') nesting.tooDeepCount++
  else if (nesting.reader.kind === 'close') nesting.tooDeepCount--
}

/** Whether the directive that was just read starts code of another language. The reader then knows where that code ends. */
export function startsForeignCode(reader: LineReader): boolean {
  const { key } = reader.name
  if (key !== '=pod' && key !== '__end__') return false
  reader.endOfCode = key === '=pod' ? endOfPod : never
  return true
}

const endOfPod = /^=cut\b/
const never = /(?!)/

/** Notes a last line that ends in a backslash, because 2.2 drops it (server/util.c, ap_cfg_getline). */
function noteUnfinished(nesting: SectionNesting): void {
  const { text, version, kind, first } = nesting.reader
  const isRead = kind === 'directive' || kind === 'open' || kind === 'close' || kind === 'stray'
  if (!isRead || version === '2.4' || !/(?:^|[^\\])\\\r?\n$/.test(text.slice(-4))) return
  // httpd does not see a backslash after a NUL, because the NUL ends the line.
  if (text.slice(text.lastIndexOf('\n', text.length - 2) + 1).includes('\0')) return
  note(nesting, first, 'The file ends in a continued line, which only 2.4 reads.')
}

/**
 * Notes a line that is longer than 2.2 reads. Spaces at the end of the line add to its length, as in 2.4, which answers 500 for
 * too long a line in a .htaccess file (ap_build_config).
 */
function noteLength(nesting: SectionNesting): void {
  const { text, version, kind, start, first, end } = nesting.reader
  if (version === '2.4' || kind === 'code' || kind === 'template' || first === end) return
  if (text.slice(start, end).replace(/\\?\r?\n/g, '').length <= maxLineLength22) return
  note(
    nesting,
    first,
    `The line has more than ${maxLineLength22} characters. 2.2 reads the rest as another line. 2.4 reads one line, and answers 500 for it in a .htaccess file.`,
  )
}

/** A problem reaches from the line's first word to its first line ending. */
function note({ problems, reader: { text } }: SectionNesting, start: number, message: string): void {
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  problems.push({ at: { start, end: text[end - 1] === '\r' ? end - 1 : end }, message })
}

/** A name for messages, shortened if it is very long. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
