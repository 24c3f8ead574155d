import { cell, kinds, type Rows, width } from './rows.js'
import type { ConfigFile, Directive, Node, Problem, Range, Section, Trivia, Version, Word } from './tree.js'
import { argsAt, nameAt, tagArgsAt, tagNameAt } from './words.js'

/**
 * The lines of one file. A large configuration has a million of them, and most are of interest to nobody: a node is made
 * of a line when somebody asks for it, and is then always the same one.
 */
interface Table {
  readonly path: string
  readonly text: string
  readonly version: Version
  readonly problems: readonly Problem[]
  readonly rows: Rows
  readonly hasOddLines: boolean
}

const triviaKinds = ['blank', 'comment', 'stray', 'template', 'code'] as const

/** The file whose lines the table holds. */
export const fileOf = (table: Table): ConfigFile => new Lines(table)

class Lines implements ConfigFile {
  readonly path: string
  readonly text: string
  readonly version: Version
  readonly problems: readonly Problem[]
  readonly hasOddLines: boolean
  readonly rows: Rows
  private readonly tags: string[]
  private made: (Node | undefined)[] | undefined
  private top: readonly Node[] | undefined
  private topCommands: readonly (Directive | Section)[] | undefined
  constructor(table: Table) {
    this.path = table.path
    this.text = table.text
    this.version = table.version
    this.problems = table.problems
    this.hasOddLines = table.hasOddLines
    this.rows = table.rows
    this.tags = []
  }

  get children(): readonly Node[] {
    this.top ??= this.within(-1, 0, this.rows.count)
    return this.top
  }
  get commands(): readonly (Directive | Section)[] {
    this.topCommands ??= this.commandsWithin(-1, 0, this.rows.count)
    return this.topCommands
  }
  get sections(): readonly Section[] {
    return this.sectionsWithin(-1, 0, this.rows.count)
  }
  get keys(): Iterable<string> {
    return this.rows.names
  }
  named(key: string): readonly (Directive | Section)[] {
    const nodes: (Directive | Section)[] = []
    for (let line = this.lastNamed(key); line >= 0; line = this.cell(line, cell.same)) {
      nodes.push(this.node(line) as Directive | Section)
    }
    return nodes.reverse()
  }
  namedWith(pattern: RegExp, key: string): readonly (Directive | Section)[] {
    const { text, rows } = this
    const { cells } = rows
    const nodes: (Directive | Section)[] = []
    for (let line = this.lastNamed(key); line >= 0; line = cells[line * width + cell.same] as number) {
      const source = text.slice(cells[line * width + cell.first], this.startOf(line + 1))
      if (pattern.test(source)) nodes.push(this.node(line) as Directive | Section)
    }
    return nodes.reverse()
  }

  private lastNamed(key: string): number {
    const { last, numbers } = this.rows
    return last[numbers.get(key) ?? -1] ?? -1
  }

  node(line: number): Node {
    this.made ??= new Array<Node | undefined>(this.rows.count)
    const node = this.made[line] ?? this.make(line)
    this.made[line] = node
    return node
  }

  private make(line: number): Node {
    const kind = this.cell(line, cell.kind)
    if (kind === kinds.directive) return new DirectiveLine(this, line)
    if (kind === kinds.section) return new SectionLine(this, line)
    return new TriviaLine(this, line, triviaKinds[kind] ?? 'stray')
  }

  /** The nodes between two lines that stand in the same section. */
  within(parent: number, from: number, stop: number): readonly Node[] {
    const { cells } = this.rows
    const nodes: Node[] = []
    for (let line = from; line < stop; ) {
      const at = line * width
      const kind = cells[at]
      if (kind !== kinds.close && cells[at + cell.parent] === parent) nodes.push(this.node(line))
      // What stands in a section of its own is passed over.
      line = kind === kinds.section ? (cells[at + cell.stop] as number) : line + 1
    }
    return nodes
  }

  /** The same without what httpd passes over. */
  commandsWithin(parent: number, from: number, stop: number): readonly (Directive | Section)[] {
    const { cells } = this.rows
    const nodes: (Directive | Section)[] = []
    for (let line = from; line < stop; ) {
      const at = line * width
      const kind = cells[at]
      if ((kind === kinds.directive || kind === kinds.section) && cells[at + cell.parent] === parent)
        nodes.push(this.node(line) as Directive | Section)
      line = kind === kinds.section ? (cells[at + cell.stop] as number) : line + 1
    }
    return nodes
  }

  sectionsWithin(parent: number, from: number, stop: number): readonly Section[] {
    const { sections } = this.rows
    const nodes: Section[] = []
    for (let index = firstFrom(sections, from); index < sections.length; index++) {
      const line = sections[index] as number
      if (line >= stop) break
      if (this.cell(line, cell.parent) === parent) nodes.push(this.node(line) as Section)
    }
    return nodes
  }

  cell(line: number, which: number): number {
    return this.rows.cells[line * width + which] as number
  }

  nameOf(line: number): string {
    return this.rows.names[this.cell(line, cell.name)] as string
  }

  /** The name of a section without the `<`: the very same string for all sections of one name. */
  tagOf(line: number): string {
    const number = this.cell(line, cell.name)
    const tag = this.tags[number] ?? this.nameOf(line).slice(1)
    this.tags[number] = tag
    return tag
  }

  startOf(line: number): number {
    return line < this.rows.count ? this.cell(line, cell.start) : this.text.length
  }
}

/** The place in an ascending list of the first number that is not below another. */
function firstFrom(numbers: readonly number[], least: number): number {
  let low = 0
  for (let high = numbers.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Fields are set in the constructor alone: thousands of nodes are made before V8 has compiled how. */
abstract class Line {
  declare readonly file: Lines
  declare readonly start: number
  declare readonly end: number
  declare protected readonly line: number
  constructor(file: Lines, line: number) {
    const { cells, count } = file.rows
    const at = line * width
    this.file = file
    this.line = line
    this.start = cells[at + cell.start] as number
    this.end = line + 1 < count ? (cells[at + width + cell.start] as number) : file.text.length
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
  declare readonly kind: Trivia['kind']
  constructor(file: Lines, line: number, kind: Trivia['kind']) {
    super(file, line)
    this.kind = kind
  }
}

class DirectiveLine extends Line implements Directive {
  declare readonly kind: 'directive'
  declare readonly key: string
  declare private readName: Word | undefined
  declare private readArgs: readonly Word[] | undefined
  constructor(file: Lines, line: number) {
    super(file, line)
    this.kind = 'directive'
    this.key = file.nameOf(line)
    this.readName = undefined
    this.readArgs = undefined
  }
  // The words of a line are cut when somebody asks for them.
  get name(): Word {
    this.readName ??= nameAt(this.file.text, this.first, this.end)
    return this.readName
  }
  get args(): readonly Word[] {
    this.readArgs ??= argsAt(this.file.text, this.first, this.end)
    return this.readArgs
  }
}

class SectionLine extends Line implements Section {
  declare readonly kind: 'section'
  declare readonly key: string
  declare private readName: Word | undefined
  declare private readArgs: readonly Word[] | undefined
  declare private inner: readonly Node[] | undefined
  declare private innerCommands: readonly (Directive | Section)[] | undefined
  constructor(file: Lines, line: number) {
    super(file, line)
    this.kind = 'section'
    this.key = file.tagOf(line)
    this.readName = undefined
    this.readArgs = undefined
    this.inner = undefined
    this.innerCommands = undefined
  }
  get name(): Word {
    this.readName ??= tagNameAt(this.file.text, this.first, this.end)
    return this.readName
  }
  get args(): readonly Word[] {
    this.readArgs ??= tagArgsAt(this.file.text, this.first, this.end)
    return this.readArgs
  }
  get children(): readonly Node[] {
    this.inner ??= this.file.within(this.line, this.line + 1, this.stop)
    return this.inner
  }
  get commands(): readonly (Directive | Section)[] {
    this.innerCommands ??= this.file.commandsWithin(this.line, this.line + 1, this.stop)
    return this.innerCommands
  }
  get sections(): readonly Section[] {
    return this.file.sectionsWithin(this.line, this.line + 1, this.stop)
  }
  get close(): Range | undefined {
    const { stop, file, line } = this
    const closes =
      stop < file.rows.count && file.cell(stop, cell.kind) === kinds.close && file.cell(stop, cell.parent) === line
    return closes ? { start: file.startOf(stop), end: file.startOf(stop + 1) } : undefined
  }
  private get stop(): number {
    return this.file.cell(this.line, cell.stop)
  }
}
