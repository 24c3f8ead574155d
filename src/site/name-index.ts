import { oncePerObject } from '../base/once.js'
import { guardReading, isGuard } from '../httpd/guards.js'
import { ancestors, type ConfigFile, type Directive, type Node, type Section } from '../syntax/tree.js'

/** The directives and sections of some files by name, without those in branches that 2.4 never reads. */
export interface NameIndex {
  /** The names that occur: of directives in lower case, of sections with a `<` before them. */
  readonly names: ReadonlySet<string>
  /** The directives with these names that 2.4 will read: name by name, in the order of files and lines. */
  directives(...names: string[]): readonly Directive[]
  /** Whether 2.4 will read a directive with one of these names. */
  hasDirective(...names: string[]): boolean
  /** The sections with these names that 2.4 will read, in the same order as directives. */
  sections(...names: string[]): readonly Section[]
  /** The directives with this name in one file. */
  directivesIn(file: ConfigFile, name: string): readonly Directive[]
  /** The sections with this name in one file. */
  sectionsIn(file: ConfigFile, name: string): readonly Section[]
  /** Whether 2.4 may read a node. False in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
  isLive(node: Node): boolean
}

type Named = Directive | Section

/**
 * An index of the directives and sections of some files by name, without lines that 2.4 does not read.
 * @param skipped files that 2.4 does not read
 */
export function nameIndex(files: readonly ConfigFile[], skipped: ReadonlySet<ConfigFile> = nobody): NameIndex {
  const names = new Set(files.flatMap((file) => [...file.keys]))
  const isDead = deadIn(files, skipped)
  const live = (nodes: readonly Named[]) => (isDead ? nodes.filter((node) => !isDead(node)) : nodes)
  const found = new Map<string, readonly Named[]>()

  function all(key: string): readonly Named[] {
    // Most names that rules ask for occur nowhere.
    if (!names.has(key)) return none
    const known = found.get(key) ?? live(inAllFiles(key))
    found.set(key, known)
    return known
  }

  function inAllFiles(key: string): readonly Named[] {
    const nodes: Named[] = []
    for (const file of files) for (const node of file.named(key)) nodes.push(node)
    return nodes
  }

  function collect(keys: readonly string[]): readonly Named[] {
    const [first = none, ...others] = keys.map(all)
    return others.length === 0 ? first : first.concat(...others)
  }

  return {
    names,
    directives: (...names) => collect(names.map(ofDirective)) as readonly Directive[],
    hasDirective: (...given) =>
      given.some((name) => (isDead ? all(ofDirective(name)).length > 0 : names.has(ofDirective(name)))),
    sections: (...names) => collect(names.map(ofSection)) as readonly Section[],
    directivesIn: (file, name) => live(file.named(ofDirective(name))) as readonly Directive[],
    sectionsIn: (file, name) => live(file.named(ofSection(name))) as readonly Section[],
    isLive: (node) => !isDead?.(node),
  }
}

const none: readonly Named[] = []

const nobody: ReadonlySet<never> = new Set()

const ofDirective = (name: string) => name.toLowerCase()
const ofSection = (name: string) => `<${name.toLowerCase()}`

/** Returns a test: whether 2.4 never reads a node. Undefined if 2.4 may read all nodes. */
function deadIn(files: readonly ConfigFile[], skipped: ReadonlySet<ConfigFile>): ((node: Node) => boolean) | undefined {
  const dead = new Set(files.flatMap(deadBranches))
  if (dead.size === 0 && skipped.size === 0) return undefined
  return (node) => {
    if (skipped.has(node.file)) return true
    if (node.kind === 'section' && dead.has(node)) return true
    for (const section of ancestors(node)) if (dead.has(section)) return true
    return false
  }
}

/** The sections of a file that 2.4 always skips, such as `<IfModule !mod_authz_core.c>`. */
const deadBranches = oncePerObject((file: ConfigFile): readonly Section[] =>
  [...file.keys]
    .filter((key) => key.startsWith('<if'))
    .flatMap((key) => file.named(key))
    .filter(
      (node): node is Section => node.kind === 'section' && isGuard(node) && guardReading(node, '2.4') === 'never',
    ),
)
