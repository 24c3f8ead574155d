import { endOfPerl, type LineReader, lineReader, longestLine, type Name, readLine } from './line-reader.js'
import { join } from './lines.js'
import { branchName, DirectiveLine, FileOfLines, SectionLine, TemplateBranch } from './nodes.js'
import type { ConfigFile, Trivia, Version } from './tree.js'
import { type GuardLine, versionGuardLines } from './version-guards.js'
import { isTagClosed } from './words.js'

/**
 * Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 * @param defined the names that httpd is known to be started with or without
 */
export function parse(
  text: string,
  path: string,
  version: Version = '2.2',
  defined?: ConfigFile['defined'],
): ConfigFile {
  const file = new FileOfLines(path, text, version, defined)
  const guards = versionGuardLines(text)
  if (!guards) return parseInto(file, guards)
  const guarded = parseInto(file, guards)
  const isWhole = guarded.named(branchName.key).every((section) => section.kind === 'section' && section.close)
  // Where a branch opens what another closes it is none for httpd.
  return isWhole ? guarded : parseInto(new FileOfLines(path, text, version, defined), undefined)
}

/** Another text of a file, or the same one, of the same kind. */
export function parseAgain(
  { path, version, defined, isPerDirectory }: ConfigFile,
  text: string,
  as: { readonly version?: Version; readonly isPerDirectory?: true } = {},
): ConfigFile {
  const file = parse(text, path, as.version ?? version, defined)
  return as.isPerDirectory || isPerDirectory ? Object.assign(file, { isPerDirectory: true as const }) : file
}

function parseInto(file: FileOfLines, guards: Tree['guards']): ConfigFile {
  const { text, version } = file
  const reader = lineReader(text, version)
  const tree: Tree = { reader, file, open: [], beyond: 0, guards }
  while (readLine(reader)) {
    place(tree)
    if (reader.end === text.length) noteUnfinished(tree)
    if (reader.end - reader.start > longestLine) noteLength(tree)
  }
  for (const { section, name } of tree.open.reverse())
    note(tree, section.first, `${shortened(name.written)}> is never closed.`)
  file.problems.sort((a, b) => a.at.start - b.at.start)
  file.hasOddLines = reader.isOdd || file.problems.length > 0
  return file
}

/** What has been read so far. */
interface Tree {
  readonly reader: LineReader
  readonly file: FileOfLines
  /** The sections we are in, outermost first. */
  readonly open: Open[]
  /** How many sections we are in beyond those that are looked at. */
  beyond: number
  /** The lines of the template that ask for the version of httpd, by where they start. */
  readonly guards: ReturnType<typeof versionGuardLines>
}

interface Open {
  readonly section: SectionLine
  readonly name: Name
}

/** More than anybody nests, and few enough that asking for the sections around a line stays cheap. */
const deepest = 128

/** Put the line that was read where it belongs. */
function place(tree: Tree): void {
  const { kind, start } = tree.reader
  const guard = kind === 'template' ? tree.guards?.get(start) : undefined
  if (guard && tree.beyond === 0) placeGuard(tree, guard)
  else if (kind !== 'directive' && kind !== 'open' && kind !== 'close') addTrivia(tree, kind)
  else if (tree.beyond > 0) passOver(tree, kind)
  else if (kind === 'directive') addDirective(tree)
  else if (kind === 'open') openSection(tree)
  else closeSection(tree)
}

/** A branch ends where the next one begins. */
function placeGuard(tree: Tree, guard: GuardLine): void {
  const { reader, file, open } = tree
  if (guard.kind !== 'open') {
    const top = open.at(-1)?.section
    // Left open, it shows that the two do not fit together.
    if (!(top instanceof TemplateBranch)) {
      addTrivia(tree, 'template')
      return
    }
    top.closeAt({ start: reader.start, end: guard.kind === 'close' ? reader.end : reader.start })
    open.pop()
  }
  if (guard.kind === 'close') return
  const parent = around(tree)
  const branch = new TemplateBranch(file, parent, reader, guard.readings)
  const holder = parent ?? file
  holder.commands.push(branch)
  file.enter(branchName.key, branch)
  open.push({ section: branch, name: branchName })
}

const around = ({ open }: Tree): SectionLine | undefined => open.at(-1)?.section

const addTrivia = ({ file, reader }: Tree, kind: Trivia['kind']): void => file.passOver(kind, reader.start)

/** Of sections within sections that are too deep no more is wanted than where they end. */
function passOver(tree: Tree, kind: 'directive' | 'open' | 'close'): void {
  addTrivia(tree, 'stray')
  if (kind === 'open') tree.beyond++
  else if (kind === 'close') tree.beyond--
}

const endOfPod = /^=cut\b/
const never = /(?!)/

function addDirective(tree: Tree): void {
  const { file, reader } = tree
  const { key } = reader.name
  if (key === '=pod' || key === '__end__') {
    addTrivia(tree, 'code')
    reader.code = key === '=pod' ? endOfPod : never
    return
  }
  const section = around(tree)
  const directive = new DirectiveLine(file, section, reader)
  const holder = section ?? file
  holder.commands.push(directive)
  file.enter(key, directive)
}

function openSection(tree: Tree): void {
  const { file, reader, open } = tree
  const { text, name, first, end } = reader
  if (open.length === deepest) {
    tree.beyond = 1
    addTrivia(tree, 'stray')
    note(tree, first, `Sections are nested more than ${deepest} deep here; what is inside is left as it is.`)
    return
  }
  const parent = around(tree)
  const section = new SectionLine(file, parent, reader)
  const holder = parent ?? file
  holder.commands.push(section)
  file.enter(name.key, section)
  open.push({ section, name })
  if (name.key === '<perl') reader.code = endOfPerl
  if (!isTagClosed(text, first, end)) note(tree, first, `${shortened(name.written)}> lacks its closing ">".`)
}

function closeSection(tree: Tree): void {
  const { reader, open } = tree
  const { key, written } = reader.name
  const name = written.endsWith('>') ? written.slice(0, -1) : written
  // Nearly all tags close the section that was opened last.
  const isLast = open.at(-1)?.name.key === key
  const match = isLast ? open.length - 1 : open.findLastIndex((one) => one.name.key === key)
  const closed = open[match]
  if (!closed) {
    addTrivia(tree, 'stray')
    note(tree, reader.first, `${shortened(name)}> closes nothing.`)
    return
  }
  for (const lost of isLast ? none : open.slice(match + 1).reverse())
    note(tree, lost.section.first, `${shortened(lost.name.written)}> is not closed before ${shortened(name)}>.`)
  open.length = match
  closed.section.closeAt({ start: reader.start, end: reader.end })
  if (written === name) note(tree, reader.first, `${shortened(name)} lacks its closing ">".`)
}

const none: readonly Open[] = []

/** Where 2.2 meets the end of the file behind a backslash, it forgets the line (server/util.c, ap_cfg_getline). */
function noteUnfinished(tree: Tree): void {
  const { text, version, kind, first } = tree.reader
  const isRead = kind === 'directive' || kind === 'open' || kind === 'close' || kind === 'stray'
  if (!isRead || version === '2.4' || !/(?:^|[^\\])\\\r?\n$/.test(text.slice(-4))) return
  // A NUL hides the backslash.
  if (text.slice(text.lastIndexOf('\n', text.length - 2) + 1).includes('\0')) return
  note(tree, first, 'The file ends in a continued line, which 2.2 does not read and 2.4 does.')
}

function noteLength(tree: Tree): void {
  const { text, version, kind, start, first, end } = tree.reader
  if (version === '2.4' || kind === 'code' || kind === 'template' || first === end) return
  if (first - start + join(text, first, end).text.length <= longestLine) return
  note(
    tree,
    first,
    `The line has more than ${longestLine} characters: 2.2 reads the rest as another line, 2.4 does not.`,
  )
}

/** A problem reaches from the line's first word to its first line ending. */
function note({ file, reader: { text } }: Tree, start: number, message: string): void {
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  file.problems.push({ at: { start, end: text[end - 1] === '\r' ? end - 1 : end }, message })
}

/** Messages name what stands in the file, which can be of any length. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
