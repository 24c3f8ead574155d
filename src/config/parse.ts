import { endOfLogicalLine, isSpace, words } from './lines.js'
import { endOfTemplate } from './template.js'
import type { ConfigFile, Directive, Node, Problem, Range, Section, Trivia, Version, Word } from './tree.js'

/**
 * Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 */
export function parse(text: string, path: string, version: Version = '2.2'): ConfigFile {
  const reader: Reader = { file: { path, text, children: [], problems: [] }, open: undefined, code: undefined }
  for (let start = 0; start < text.length; ) {
    const end = endOfLogicalLine(text, start, version)
    start = readLine(reader, start, end)
  }
  for (let open = reader.open; open; open = open.parent) note(reader, open, `<${open.name.value}> is never closed.`)
  return reader.file
}

interface Reader {
  readonly file: ConfigFile & { readonly children: Node[]; readonly problems: Problem[] }
  open: SectionLines | undefined
  /** What ends the foreign code we are in, such as a <Perl> body. */
  code: RegExp | undefined
}

const NUL = 0
const HASH = 35
const SLASH = 47
const LESS = 60
const GREATER = 62
const BACKSLASH = 92
const BOM = 0xfeff

/** Put the line in its place in the tree; returns where the next one starts. */
function readLine(reader: Reader, start: number, end: number): number {
  const { file, open } = reader
  const { text } = file
  const first = skipIndent(text, start, end)
  const nodes = open?.children ?? file.children
  if (reader.code) return readCode(reader, nodes, start, end)
  const code = first < end ? text.charCodeAt(first) : NUL
  if (code === NUL) nodes.push(new Plain('blank', file, open, start, end))
  else if (code === HASH) nodes.push(new Plain('comment', file, open, start, end))
  else {
    const template = endOfTemplate(text, first, end)
    if (template > 0) {
      nodes.push(new Plain('template', file, open, start, template))
      return template
    }
    if (code !== LESS) readDirective(reader, nodes, start, end, first)
    else if (text.charCodeAt(first + 1) === SLASH) closeSection(reader, nodes, start, end, first)
    else openSection(reader, nodes, start, end, first)
  }
  return end
}

/** The body of <Perl>, and mod_perl's =pod and __END__, belong to another language. */
function readCode(reader: Reader, nodes: Node[], start: number, end: number): number {
  const { file, open, code } = reader
  if (code?.test(file.text.slice(start, end))) {
    reader.code = undefined
    if (open && code === endOfPerl) {
      open.close = { start, end }
      reader.open = open.parent
      return end
    }
  }
  nodes.push(new Plain('code', file, open, start, end))
  return end
}

const endOfPerl = /^\s*<\/perl>/i
const endOfPod = /^\s*=cut\b/
const never = /(?!)/

function readDirective(reader: Reader, nodes: Node[], start: number, end: number, first: number): void {
  const { file, open } = reader
  const { text } = file
  const stop = endOfName(text, first, end)
  // `Name>` is read as `Name` (server/config.c, ap_build_config_sub).
  const nameEnd = stop - first > 1 && text.charCodeAt(stop - 1) === GREATER ? stop - 1 : stop
  const key = keyOf(text, first, nameEnd)
  if (key === '=pod' || key === '__end__') {
    nodes.push(new Plain('code', file, open, start, end))
    reader.code = key === '=pod' ? endOfPod : never
  } else nodes.push(new DirectiveLine(file, open, start, end, key, first, nameEnd, stop))
}

function openSection(reader: Reader, nodes: Node[], start: number, end: number, first: number): void {
  const { file, open } = reader
  const { text } = file
  const stop = endOfName(text, first + 1, end)
  const bare = stop > first + 1 && text.charCodeAt(stop - 1) === GREATER
  const bracket = text.lastIndexOf('>', end - 1)
  const argsEnd = bracket >= stop ? bracket : bare ? stop : end
  const nameEnd = bare ? stop - 1 : stop
  const key = keyOf(text, first + 1, nameEnd)
  const section = new SectionLines(file, open, start, end, key, first + 1, nameEnd, stop, argsEnd)
  nodes.push(section)
  reader.open = section
  if (bracket < first) note(reader, section, `<${section.name.value}> lacks its closing ">".`)
  if (key === 'perl') reader.code = endOfPerl
}

function closeSection(reader: Reader, nodes: Node[], start: number, end: number, first: number): void {
  const { file, open } = reader
  const tag = file.text.slice(first + 2, endOfName(file.text, first, end))
  const name = tag.endsWith('>') ? tag.slice(0, -1) : tag
  const key = name.toLowerCase()
  const line = { start, end }
  let match = open
  while (match && match.key !== key) match = match.parent
  if (!match) {
    note(reader, line, `</${name}> closes nothing.`)
    nodes.push(new Plain('stray', file, open, start, end))
    return
  }
  if (tag === name) note(reader, line, `</${name} lacks its closing ">".`)
  for (let lost = open; lost && lost !== match; lost = lost.parent) {
    note(reader, lost, `<${lost.name.value}> is not closed before </${name}>.`)
  }
  match.close = line
  reader.open = match.parent
}

function note(reader: Reader, at: Range, message: string): void {
  reader.file.problems.push({ at: { start: at.start, end: at.end }, message })
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

/** Whether the backslash at `at` continues the line. */
function isSeam(text: string, at: number, end: number): boolean {
  const newline = text.charCodeAt(at + 1) === 13 ? at + 2 : at + 1
  return newline < end && text.charCodeAt(newline) === 10
}

function endOfName(text: string, first: number, end: number): number {
  const quote = text[first]
  if (quote === '"' || quote === "'") return words(text, { start: first, end })[0]?.end ?? end
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isSpace(code) || code === NUL) return at
    if (code === BACKSLASH && isSeam(text, at, end)) return words(text, { start: first, end })[0]?.end ?? at
  }
  return end
}

function keyOf(text: string, start: number, end: number): string {
  const source = text.slice(start, end)
  const plain = source.includes('\\') || source.startsWith('"') || source.startsWith("'")
  return (plain ? (words(text, { start, end })[0]?.value ?? source) : source).toLowerCase()
}

class Plain implements Trivia {
  constructor(
    readonly kind: Trivia['kind'],
    readonly file: ConfigFile,
    readonly parent: Section | undefined,
    readonly start: number,
    readonly end: number,
  ) {}
}

/** The words of a line are cut when somebody asks for them: most lines of a configuration are of no interest. */
class DirectiveLine implements Directive {
  readonly kind = 'directive'
  private cut: readonly Word[] | undefined = undefined
  constructor(
    readonly file: ConfigFile,
    readonly parent: Section | undefined,
    readonly start: number,
    readonly end: number,
    readonly key: string,
    private readonly nameStart: number,
    private readonly nameEnd: number,
    private readonly argsStart: number,
  ) {}

  get name(): Word {
    return nameWord(this.file.text, this.nameStart, this.nameEnd)
  }

  get args(): readonly Word[] {
    this.cut ??= words(this.file.text, { start: this.argsStart, end: this.end })
    return this.cut
  }
}

class SectionLines implements Section {
  readonly kind = 'section'
  readonly children: Node[] = []
  close: Range | undefined = undefined
  private cut: readonly Word[] | undefined = undefined
  constructor(
    readonly file: ConfigFile,
    readonly parent: SectionLines | undefined,
    readonly start: number,
    readonly end: number,
    readonly key: string,
    private readonly nameStart: number,
    private readonly nameEnd: number,
    private readonly argsStart: number,
    private readonly argsEnd: number,
  ) {}

  get name(): Word {
    return nameWord(this.file.text, this.nameStart, this.nameEnd)
  }

  get args(): readonly Word[] {
    this.cut ??= words(this.file.text, { start: this.argsStart, end: this.argsEnd })
    return this.cut
  }
}

function nameWord(text: string, start: number, end: number): Word {
  return { start, end, value: words(text, { start, end })[0]?.value ?? '' }
}
