import { endOfName, keyOf, words } from './lines.js'
import type { ConfigFile, Directive, Node, Problem, Range, Section, Trivia, Word } from './tree.js'

/**
 * The lines of one file as numbers. A large configuration has a million lines, and most of them are of interest to
 * nobody: a node is made of a line when somebody asks for it, and is then always the same one.
 */
export interface Table {
  readonly path: string
  readonly text: string
  readonly problems: readonly Problem[]
  readonly count: number
  /** `width` numbers a line; see `cell`. */
  readonly rows: Int32Array
  /** The last line of each directive by name in lower case, and of each section by `<` and name. */
  readonly last: ReadonlyMap<string, number>
}

/** What a line is: one of these numbers. */
export const kinds = { blank: 0, comment: 1, stray: 2, template: 3, code: 4, directive: 5, section: 6, close: 7 } as const
export type Kind = (typeof kinds)[keyof typeof kinds]

/** The numbers of a row. */
export const cell = {
  kind: 0,
  /** Where the line starts; it ends where the next one starts. */
  start: 1,
  /** Where its first word starts; of a section, its `<`. */
  first: 2,
  /** The section around it, by its line, or -1; of a closing tag, the section it closes. */
  parent: 3,
  /** Of a section, the line after its last one: that of its closing tag, where it has one. */
  stop: 4,
  /** Of a directive or section, the line before it that has the same name, or -1. */
  same: 5,
} as const
export const width = 6

const triviaKinds = ['blank', 'comment', 'stray', 'template', 'code'] as const

/** The file whose lines the table holds. */
export const fileOf = (table: Table): ConfigFile => new Lines(table)

class Lines implements ConfigFile {
  private readonly made = new Map<number, Node>()
  private top: readonly Node[] | undefined
  constructor(readonly table: Table) {}

  get path(): string {
    return this.table.path
  }
  get text(): string {
    return this.table.text
  }
  get problems(): readonly Problem[] {
    return this.table.problems
  }
  get children(): readonly Node[] {
    this.top ??= this.within(-1, 0, this.table.count)
    return this.top
  }
  get keys(): Iterable<string> {
    return this.table.last.keys()
  }
  named(key: string): readonly (Directive | Section)[] {
    const nodes: (Directive | Section)[] = []
    for (let line = this.table.last.get(key) ?? -1; line >= 0; line = this.cell(line, cell.same)) {
      nodes.push(this.node(line) as Directive | Section)
    }
    return nodes.reverse()
  }

  node(line: number): Node {
    const node = this.made.get(line)
    if (node) return node
    const made = this.make(line)
    this.made.set(line, made)
    return made
  }

  private make(line: number): Node {
    const kind = this.cell(line, cell.kind)
    if (kind === kinds.directive) return new DirectiveLine(this, line)
    if (kind === kinds.section) return new SectionLine(this, line)
    return new TriviaLine(this, line, triviaKinds[kind] ?? 'stray')
  }

  /** The nodes between two lines that stand in the same section. */
  within(parent: number, from: number, stop: number): readonly Node[] {
    const nodes: Node[] = []
    for (let line = from; line < stop; ) {
      const kind = this.cell(line, cell.kind)
      if (kind !== kinds.close && this.cell(line, cell.parent) === parent) nodes.push(this.node(line))
      // What stands in a section of its own is passed over.
      line = kind === kinds.section ? this.cell(line, cell.stop) : line + 1
    }
    return nodes
  }

  cell(line: number, which: number): number {
    return this.table.rows[line * width + which] as number
  }

  startOf(line: number): number {
    return line < this.table.count ? this.cell(line, cell.start) : this.table.text.length
  }
}

abstract class Line {
  constructor(
    readonly file: Lines,
    protected readonly line: number,
  ) {}
  get start(): number {
    return this.file.startOf(this.line)
  }
  get end(): number {
    return this.file.startOf(this.line + 1)
  }
  get parent(): Section | undefined {
    const parent = this.file.cell(this.line, cell.parent)
    return parent < 0 ? undefined : (this.file.node(parent) as Section)
  }
  protected get first(): number {
    return this.file.cell(this.line, cell.first)
  }
}

class TriviaLine extends Line implements Trivia {
  constructor(
    file: Lines,
    line: number,
    readonly kind: Trivia['kind'],
  ) {
    super(file, line)
  }
}

class DirectiveLine extends Line implements Directive {
  readonly kind = 'directive'
  readonly key: string
  private readonly nameEnd: number
  private cut: readonly Word[] | undefined
  constructor(file: Lines, line: number) {
    super(file, line)
    this.nameEnd = endOfDirectiveName(file.text, this.first, this.end)
    this.key = keyOf(file.text, this.first, this.nameEnd)
  }
  get name(): Word {
    return nameWord(this.file.text, this.first, this.nameEnd)
  }
  get args(): readonly Word[] {
    this.cut ??= words(this.file.text, { start: endOfName(this.file.text, this.first, this.end), end: this.end })
    return this.cut
  }
}

class SectionLine extends Line implements Section {
  readonly kind = 'section'
  readonly key: string
  private readonly tag: Tag
  private cut: readonly Word[] | undefined
  private inner: readonly Node[] | undefined
  constructor(file: Lines, line: number) {
    super(file, line)
    this.tag = tagAt(file.text, this.first, this.end)
    this.key = keyOf(file.text, this.first + 1, this.tag.nameEnd)
  }
  get name(): Word {
    return nameWord(this.file.text, this.first + 1, this.tag.nameEnd)
  }
  get args(): readonly Word[] {
    this.cut ??= words(this.file.text, { start: this.tag.argsStart, end: this.tag.argsEnd })
    return this.cut
  }
  get children(): readonly Node[] {
    this.inner ??= this.file.within(this.line, this.line + 1, this.stop)
    return this.inner
  }
  get close(): Range | undefined {
    const { stop, file, line } = this
    const closes = stop < file.table.count && file.cell(stop, cell.kind) === kinds.close && file.cell(stop, cell.parent) === line
    return closes ? { start: file.startOf(stop), end: file.startOf(stop + 1) } : undefined
  }
  private get stop(): number {
    return this.file.cell(this.line, cell.stop)
  }
}

function nameWord(text: string, start: number, end: number): Word {
  return { start, end, value: words(text, { start, end })[0]?.value ?? '' }
}

/** `Name>` is read as `Name` (server/config.c, ap_build_config_sub). */
export function endOfDirectiveName(text: string, first: number, end: number): number {
  const stop = endOfName(text, first, end)
  return stop - first > 1 && text[stop - 1] === '>' ? stop - 1 : stop
}

/** The parts of an opening tag, by offset: its name runs from after the `<` to `nameEnd`. */
interface Tag {
  readonly nameEnd: number
  readonly argsStart: number
  /** The last `>` of the line, after which httpd reads nothing; the line's end where there is none. */
  readonly argsEnd: number
}

/** Read the opening tag whose `<` is at `first` (server/core.c, dirsection and its like). */
export function tagAt(text: string, first: number, end: number): Tag {
  const stop = endOfName(text, first + 1, end)
  const bare = stop > first + 1 && text[stop - 1] === '>'
  const bracket = text.lastIndexOf('>', end - 1)
  return { nameEnd: bare ? stop - 1 : stop, argsStart: stop, argsEnd: bracket >= stop ? bracket : bare ? stop : end }
}
