import { addRow, firstOf, numberOf, type RowKind, type Rows, rowsFor } from './rows.js'
import { mayNameTag } from './strange-tag.js'
import { type Templates, templatesIn } from './template.js'
import type { Problem, Version } from './tree.js'

/** What is known of a file while it is read; see parse.ts. */
export interface Reader {
  readonly text: string
  readonly version: Version
  readonly rows: Rows
  readonly problems: Problem[]
  readonly templates: Templates
  /** Each way a name is written: most lines repeat a name seen before. */
  readonly spellings: Map<string, Spelling>
  /** That of the last plain directive. */
  last: Spelling
  /** The sections we are in, outermost first. */
  readonly open: Open[]
  /** The line of the innermost one, or -1. */
  around: number
  /** How many sections we are in beyond those that are looked at. */
  beyond: number
  /** What ends the foreign code we are in, such as a <Perl> body. */
  code: RegExp | undefined
  /** Whether a line was met that may be one of a template. */
  isOdd: boolean
}

interface Open {
  readonly line: number
  readonly key: string
  readonly spelling: Spelling
}

export interface Spelling {
  readonly name: string
  /** Of a section, the closing tag that is written likewise. */
  readonly closing: string
  /** Of the key. */
  readonly number: number
  /** What followed the last time it was met: blocks of lines are much alike, so that it is likely to follow again. */
  next: Spelling | undefined
}

export const readerOf = (text: string, version: Version): Reader => ({
  text,
  version,
  rows: rowsFor(text),
  problems: [],
  templates: templatesIn(text),
  spellings: new Map(),
  last: { name: '', closing: '', number: -1, next: undefined },
  open: [],
  around: -1,
  beyond: 0,
  code: undefined,
  isOdd: false,
})

/** Put a line where we are; returns its number. */
export const add = ({ rows, around }: Reader, kind: RowKind, start: number, first: number): number =>
  addRow(rows, kind, start, first, around)

export function spellingOf(reader: Reader, name: string): Spelling {
  const known = reader.spellings.get(name)
  if (known) return known
  const number = numberOf(reader.rows, name.toLowerCase())
  const spelling: Spelling = { name, closing: `</${name.slice(1)}>`, number, next: undefined }
  reader.spellings.set(name, spelling)
  if (mayNameTag(name)) reader.isOdd = true
  return spelling
}

/** A problem reaches from the line's first word to its first line ending. */
export function note({ text, rows, problems }: Reader, line: number, message: string): void {
  const start = firstOf(rows, line)
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  problems.push({ at: { start, end: text[end - 1] === '\r' ? end - 1 : end }, message })
}

/** Messages name what stands in the file, which can be of any length. */
export const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
