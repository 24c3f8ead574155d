import type { LineReader } from './line-reader.js'
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

/** What holds lines. What httpd passes over is left out when somebody asks for the rest. */
abstract class Holder {
  declare children: Node[]
  declare private ownCommands: readonly Command[] | undefined
  declare private ownSections: readonly Section[] | undefined
  constructor() {
    this.children = []
    this.ownCommands = undefined
    this.ownSections = undefined
  }
  get commands(): readonly Command[] {
    this.ownCommands ??= only(this.children, isCommand)
    return this.ownCommands
  }
  get sections(): readonly Section[] {
    this.ownSections ??= only(this.children, isSection)
    return this.ownSections
  }
}

const isCommand = (node: Node): node is Command => node.kind === 'directive' || node.kind === 'section'

/** The same list where it holds no others, as that of most small sections. */
const only = <T extends Node>(nodes: readonly Node[], isOne: (node: Node) => node is T): readonly T[] =>
  nodes.every(isOne) ? nodes : nodes.filter(isOne)

/** A file, to which lines are added while it is read. */
export class FileOfLines extends Holder implements ConfigFile {
  declare readonly path: string
  declare readonly text: string
  declare readonly version: Version
  declare readonly problems: Problem[]
  declare hasOddLines: boolean
  declare private readonly byKey: Map<string, Command[]>
  constructor(path: string, text: string, version: Version) {
    super()
    this.path = path
    this.text = text
    this.version = version
    this.problems = []
    this.hasOddLines = false
    this.byKey = new Map()
  }
  get keys(): Iterable<string> {
    return this.byKey.keys()
  }
  named(key: string): readonly Command[] {
    return this.byKey.get(key) ?? []
  }
  enter(key: string, command: Command): void {
    const known = this.byKey.get(key)
    if (known) known.push(command)
    else this.byKey.set(key, [command])
  }
}

export class TriviaLine implements Trivia {
  declare readonly kind: Trivia['kind']
  declare readonly file: ConfigFile
  declare readonly parent: Section | undefined
  declare readonly start: number
  declare readonly end: number
  constructor(kind: Trivia['kind'], file: ConfigFile, parent: Section | undefined, { start, end }: Range) {
    this.kind = kind
    this.file = file
    this.parent = parent
    this.start = start
    this.end = end
  }
}

/** The words of a line are cut when somebody asks for them. */
export class DirectiveLine implements Directive {
  declare readonly kind: 'directive'
  declare readonly key: string
  declare readonly file: ConfigFile
  declare readonly parent: Section | undefined
  declare readonly start: number
  declare readonly end: number
  declare private readonly first: number
  declare private ownArgs: readonly Word[] | undefined
  constructor(file: ConfigFile, parent: Section | undefined, { name, start, first, end }: LineReader) {
    this.kind = 'directive'
    this.key = name.bare
    this.file = file
    this.parent = parent
    this.start = start
    this.end = end
    this.first = first
    this.ownArgs = undefined
  }
  get name(): Word {
    return nameAt(this.file.text, this.first, this.end)
  }
  get args(): readonly Word[] {
    this.ownArgs ??= argsAt(this.file.text, this.first, this.end)
    return this.ownArgs
  }
}

export class SectionLine extends Holder implements Section {
  declare readonly kind: 'section'
  declare readonly key: string
  declare readonly file: ConfigFile
  declare readonly parent: Section | undefined
  declare readonly start: number
  declare readonly end: number
  declare readonly first: number
  declare close: Range | undefined
  declare private ownArgs: readonly Word[] | undefined
  constructor(file: ConfigFile, parent: Section | undefined, { name, start, first, end }: LineReader) {
    super()
    this.kind = 'section'
    this.key = name.bare
    this.file = file
    this.parent = parent
    this.start = start
    this.end = end
    this.first = first
    this.close = undefined
    this.ownArgs = undefined
  }
  /** An array that grew keeps room for more, in most sections for more than they hold. */
  closeAt(close: Range): void {
    this.close = close
    this.children = this.children.slice()
  }
  get name(): Word {
    return tagNameAt(this.file.text, this.first, this.end)
  }
  get args(): readonly Word[] {
    this.ownArgs ??= tagArgsAt(this.file.text, this.first, this.end)
    return this.ownArgs
  }
}
