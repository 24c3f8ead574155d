import { firstIndexPast } from '../base/binary-search.js'
import { addToGroup } from '../base/group-by.js'
import type { DirectiveName, LineReader } from './line-reader.js'
import type { BranchReadings } from './template-version-tags.js'
import {
  type ConfigFile,
  type Directive,
  isSection,
  type Node,
  type Problem,
  type Range,
  type Section,
  type Trivia,
  type Version,
  type Word,
} from './tree.js'
import { argsAt, nameAt, tagArgsAt, tagNameAt } from './words.js'

type Command = Directive | Section

/** A file or section. Nodes for skipped lines, such as comments, are created on demand. */
abstract class Holder {
  declare commands: Command[]
  declare private ownSections: readonly Section[] | undefined
  declare private ownChildren: readonly Node[] | undefined
  constructor() {
    this.commands = []
    this.ownSections = undefined
    this.ownChildren = undefined
  }
  get sections(): readonly Section[] {
    this.ownSections ??= this.commands.some(isSection) ? this.commands.filter(isSection).slice() : none
    return this.ownSections
  }
  get children(): readonly Node[] {
    this.ownChildren ??= this.allLines()
    return this.ownChildren
  }
  /** Removes all nodes of the file or section. */
  empty(): void {
    this.commands = []
    this.ownSections = undefined
    this.ownChildren = undefined
  }
  /** The nodes of all lines: commands, and lines that httpd skips. */
  protected abstract allLines(): readonly Node[]
}

const none: readonly Section[] = []

/** A file, to which lines are added while it is read. */
export class FileOfLines extends Holder implements ConfigFile {
  declare readonly path: string
  declare readonly text: string
  declare readonly version: Version
  declare readonly defined?: ReadonlyMap<string, boolean>
  declare problems: readonly Problem[]
  declare mayHaveTemplateLines: boolean
  declare private readonly byKey: Map<string, Command[]>
  /** The starts and kinds of the lines that httpd skips. */
  declare private readonly triviaStarts: number[]
  declare private readonly triviaKinds: Trivia['kind'][]
  /** The words of lines, cached while `runWithWordCache` runs. */
  declare private words: Map<Command, readonly Word[]> | undefined
  constructor(path: string, text: string, version: Version, defined: ConfigFile['defined']) {
    super()
    if (defined) this.defined = defined
    this.path = path
    this.text = text
    this.version = version
    this.problems = []
    this.mayHaveTemplateLines = false
    this.byKey = new Map()
    this.triviaStarts = []
    this.triviaKinds = []
    this.words = undefined
  }
  get keys(): Iterable<string> {
    return this.byKey.keys()
  }
  named(key: string): readonly Command[] {
    return this.byKey.get(key) ?? []
  }
  addCommand(key: string, command: Command): void {
    addToGroup(this.byKey, key, command)
  }
  /** Removes the nodes of some sections, as if they were empty. The text and all offsets stay. */
  emptySections(sections: ReadonlySet<Section>): void {
    const isWithin = ({ parent }: Command): boolean =>
      parent !== undefined && (sections.has(parent) || isWithin(parent))
    for (const [key, commands] of this.byKey) {
      const left = commands.filter((command) => !isWithin(command))
      if (left.length > 0) this.byKey.set(key, left)
      else this.byKey.delete(key)
    }
    for (const section of sections) if (section instanceof SectionLine) section.empty()
  }
  get isKeepingWords(): boolean {
    return this.words !== undefined
  }
  keepWords(isKept: boolean): void {
    this.words = isKept ? new Map() : undefined
  }
  wordsOf(line: Command, read: () => readonly Word[]): readonly Word[] {
    if (!this.words) return read()
    const known = this.words.get(line) ?? read()
    this.words.set(line, known)
    return known
  }
  addTrivia(kind: Trivia['kind'], start: number): void {
    this.triviaStarts.push(start)
    this.triviaKinds.push(kind)
  }
  protected allLines(): readonly Node[] {
    return this.linesBetween(this.commands, 0, this.text.length, undefined)
  }
  /** The nodes of all lines between two offsets, commands and skipped lines. Each line ends where the next starts. */
  linesBetween(commands: readonly Command[], from: number, to: number, parent: Section | undefined): readonly Node[] {
    const lines: Node[] = []
    let next = this.firstTriviaAt(from)
    const addUntil = (stop: number) => {
      for (let start = this.startOfTrivia(next); start < stop; start = this.startOfTrivia(next)) {
        const kind = this.triviaKinds[next] ?? 'stray'
        const end = Math.min(this.startOfTrivia(++next), stop)
        lines.push({ kind, file: this, parent, start, end })
      }
    }
    for (const command of commands) {
      addUntil(command.start)
      lines.push(command)
      if (command.kind === 'section') next = this.firstTriviaAt(endOf(command))
    }
    addUntil(to)
    return lines
  }
  private startOfTrivia(index: number): number {
    return this.triviaStarts[index] ?? Number.POSITIVE_INFINITY
  }
  /** The index of the first skipped line that starts at this offset or behind it. */
  private firstTriviaAt(place: number): number {
    return firstIndexPast(this.triviaStarts.length, (index) => this.startOfTrivia(index) >= place)
  }
}

/** The end of a section's content. An unclosed section extends to the end of its parent. */
const endOfLines = ({ close, parent, file }: Section): number =>
  close?.start ?? (parent ? endOfLines(parent) : file.text.length)

const endOf = (section: Section): number => section.close?.end ?? endOfLines(section)

/** A directive. Its words are split on first use. */
export class DirectiveLine implements Directive {
  declare readonly kind: 'directive'
  declare readonly key: string
  declare readonly file: FileOfLines
  declare readonly parent: Section | undefined
  declare readonly start: number
  declare readonly end: number
  declare private readonly first: number
  constructor(file: FileOfLines, parent: Section | undefined, { name, start, first, end }: LineReader) {
    this.kind = 'directive'
    this.key = name.bare
    this.file = file
    this.parent = parent
    this.start = start
    this.end = end
    this.first = first
  }
  get name(): Word {
    return nameAt(this.file.text, this.first, this.end)
  }
  get args(): readonly Word[] {
    return this.file.wordsOf(this, () => argsAt(this.file.text, this.first, this.end))
  }
}

export class SectionLine extends Holder implements Section {
  declare readonly kind: 'section'
  declare readonly key: string
  declare readonly file: FileOfLines
  declare readonly parent: Section | undefined
  declare readonly start: number
  declare readonly end: number
  declare readonly first: number
  declare close: Range | undefined
  constructor(file: FileOfLines, parent: Section | undefined, { name, start, first, end }: LineReader) {
    super()
    this.kind = 'section'
    this.key = name.bare
    this.file = file
    this.parent = parent
    this.start = start
    this.end = end
    this.first = first
    this.close = undefined
  }
  /** Trims the arrays, because an array that grew keeps spare capacity. */
  closeAt(close: Range): void {
    this.close = close
    this.commands = this.commands.slice()
  }
  protected allLines(): readonly Node[] {
    return this.file.linesBetween(this.commands, this.end, endOfLines(this), this)
  }
  get name(): Word {
    return tagNameAt(this.file.text, this.first, this.end)
  }
  get args(): readonly Word[] {
    return this.file.wordsOf(this, () => tagArgsAt(this.file.text, this.first, this.end))
  }
}

/** Runs a function that asks for the words of the same lines many times, and caches the words meanwhile. */
export function runWithWordCache<Result>(files: readonly ConfigFile[], run: () => Result): Result {
  const own = files.filter((file) => file instanceof FileOfLines && !file.isKeepingWords) as FileOfLines[]
  for (const file of own) file.keepWords(true)
  try {
    return run()
  } finally {
    for (const file of own) file.keepWords(false)
  }
}

/** The name of a template branch. No tag of httpd has this name. */
export const templateBranchName: DirectiveName = { written: '<iftemplate', key: '<iftemplate', bare: 'iftemplate' }

/** The lines from a template tag that tests httpd's version up to the next such tag. */
export class TemplateBranch extends SectionLine {
  declare readonly readings: BranchReadings
  constructor(file: FileOfLines, parent: Section | undefined, line: LineReader, readings: BranchReadings) {
    super(file, parent, { ...line, name: templateBranchName })
    this.readings = readings
  }
  override get name(): Word {
    const value = this.file.text.slice(this.first, this.end).trimEnd()
    return { start: this.first, end: this.first + value.length, value }
  }
  override get args(): readonly Word[] {
    return []
  }
}
