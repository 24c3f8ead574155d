import { isSpace } from './lines.js'
import { add, note, type Reader, type Spelling, shortened } from './reader.js'
import { addRow, kinds, nameRow, setStop } from './rows.js'
import { tagAt } from './words.js'

/** More than anybody nests, and few enough that asking for the sections around a line stays cheap. */
const deepest = 128

/** What ends the body of `<Perl>`. */
export const endOfPerl = /^<\/perl>/i

export function openSection(
  reader: Reader,
  start: number,
  end: number,
  first: number,
  spelling: Spelling,
  plain: number,
): void {
  const { text, rows, open } = reader
  const { name, number } = spelling
  if (open.length === deepest) {
    reader.beyond = 1
    add(reader, kinds.stray, start, first)
    note(reader, rows.count - 1, `Sections are nested more than ${deepest} deep here; what is inside is left as it is.`)
    return
  }
  const key = rows.names[number] as string
  const line = add(reader, kinds.section, start, first)
  nameRow(rows, line, number)
  rows.sections.push(line)
  open.push({ line, key, spelling })
  reader.around = line
  if (key === '<perl') reader.code = endOfPerl
  const source = text.slice(first, end)
  const closed = plain > 0 && source.lastIndexOf('>') > plain && !source.includes('\0')
  if (!closed && !tagAt(text, first, end).closed) note(reader, line, `${shortened(name)}> lacks its closing ">".`)
}

/** Close the section we are in if its closing tag stands here, written just as its opening one; returns whether it did. */
export function closePlainly(reader: Reader, start: number, first: number): boolean {
  const { text, open } = reader
  const section = open.at(-1)
  if (!section || reader.beyond > 0 || !text.startsWith(section.spelling.closing, first)) return false
  if (!isSpace(text.charCodeAt(first + section.spelling.closing.length))) return false
  closeInnermost(reader, start, first)
  return true
}

/** Of sections within sections that are too deep no more is wanted than where they end. */
export function readBeyond(reader: Reader, start: number, first: number, name: string): void {
  add(reader, kinds.stray, start, first)
  if (name.startsWith('</')) reader.beyond--
  else if (name.startsWith('<')) reader.beyond++
}

export function closeSection(reader: Reader, start: number, first: number, tag: string): void {
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
    note(reader, lost.line, `${shortened(lost.spelling.name)}> is not closed before ${shortened(name)}>.`)
  }
  close(reader, match, start, first)
  if (tag === name) note(reader, rows.count - 1, `${shortened(name)} lacks its closing ">".`)
}

/** Close an open section and all that are still open in it. */
function close(reader: Reader, match: number, start: number, first: number): void {
  const { open, rows } = reader
  open.length = match + 1
  const section = open.pop()
  const line = addRow(rows, kinds.close, start, first, section?.line ?? -1)
  reader.around = open.at(-1)?.line ?? -1
  if (section) setStop(rows, section.line, line)
}

/** Close the section we are in. */
export const closeInnermost = (reader: Reader, start: number, first: number): void =>
  close(reader, reader.open.length - 1, start, first)

/** Note the sections that are still open where the file ends. */
export function endSections(reader: Reader): void {
  const { rows, open } = reader
  for (const { line, spelling } of open.reverse()) {
    setStop(rows, line, rows.count)
    note(reader, line, `${shortened(spelling.name)}> is never closed.`)
  }
}
