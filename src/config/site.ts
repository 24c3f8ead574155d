import { directiveNamed } from './directives.js'
import { isGuard, readingOf } from './guards.js'
import { includeResolver } from './include.js'
import { moduleNamed } from './modules.js'
import { parse } from './parse.js'
import { ancestors, type ConfigFile, type Directive, type Node, type Section, type Version } from './tree.js'

/** All the files of one configuration, indexed by directive and section name. */
export interface Site {
  readonly files: readonly ConfigFile[]
  /** The given files are the whole configuration: what they do not say is not said. */
  readonly complete: boolean
  /** What the configuration runs on today. */
  readonly from: Version
  /** Directives of these names that 2.4 will read, in the order of files and lines, name by name. */
  directives(...names: string[]): readonly Directive[]
  /** The same for sections. */
  sections(...names: string[]): readonly Section[]
  /** False for what stands in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
  isLive(node: Node): boolean
  /** The Include directives, among the given files, that read this file. */
  includersOf(file: ConfigFile): readonly Directive[]
  /** The files, among the given ones, that an Include or IncludeOptional reads. */
  filesOf(include: Directive): readonly ConfigFile[]
  /** The sections around a node, innermost first and across Includes: one list for each place its file is read from. */
  enclosing(node: Node): readonly (readonly Section[])[]
  /** Whether a LoadModule line for this module is among the given files: by name (`mod_ssl`) or symbol. */
  loads(module: string): boolean
}

export interface SiteOptions {
  readonly complete?: boolean
  readonly from?: 'auto' | Version
  /** Further names of given files, as an Include may use them: link → path of the file. */
  readonly links?: ReadonlyMap<string, string>
}

/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
export function siteOf(files: readonly ConfigFile[], { complete = false, from = 'auto', links = new Map() }: SiteOptions = {}): Site {
  const dead = deadBranches(files)
  const find = finder(files, dead)
  const collect = (names: readonly string[], mark: string) => {
    const lists = names.map((name) => find(mark + name.toLowerCase()))
    return lists.length === 1 && lists[0] ? lists[0] : lists.flat()
  }
  const directives = (...names: string[]) => collect(names, '') as readonly Directive[]
  const includes = includesAmong(files, links, directives)
  const loaded = new Set(directives('LoadModule').map((line) => line.args[0]?.value.toLowerCase()))
  const site: Site = {
    files,
    complete,
    from: from === 'auto' ? versionShown(files, find) : from,
    directives,
    sections: (...names) => collect(names, '<') as readonly Section[],
    isLive: (node) => !(node.kind === 'section' && dead.has(node)) && !isInside(node, dead),
    includersOf: (file) => includes.includers.get(file) ?? [],
    filesOf: (include) => includes.files.get(include) ?? [],
    enclosing: (node) => placesOf(node, includes.includers, new Set()),
    loads: (name) => loaded.has(moduleNamed(name)?.symbol24 ?? name) || loaded.has(moduleNamed(name)?.symbol22 ?? name),
  }
  return site
}

/** A site of texts by path, for tests and for callers that have no files. */
export function siteFromTexts(texts: Readonly<Record<string, string>>, options: SiteOptions = {}): Site {
  const version = options.from === '2.4' ? '2.4' : '2.2'
  return siteOf(Object.entries(texts).map(([path, text]) => parse(text, path, version)), options)
}

/** Whether the file is a per-directory file, by its name: `.htaccess`, `_htaccess`, `htaccess.txt`, `sample.htaccess`. */
export const isHtaccess = (file: ConfigFile): boolean => /(^|[/._-])htaccess([._-][^/]*)?$/i.test(file.path)

type Named = Directive | Section

/** Sections that 2.4 skips whatever it is started with, such as `<IfModule !mod_authz_core.c>`. */
function deadBranches(files: readonly ConfigFile[]): ReadonlySet<Section> {
  const dead = new Set<Section>()
  for (const file of files) {
    for (const key of file.keys) {
      if (!key.startsWith('<if')) continue
      for (const node of file.named(key)) {
        if (node.kind === 'section' && isGuard(node) && readingOf(node, '2.4') === 'never') dead.add(node)
      }
    }
  }
  return dead
}

/** Looks names up in the index of each file, once each, and leaves out what stands in dead branches. */
function finder(files: readonly ConfigFile[], dead: ReadonlySet<Section>): (key: string) => readonly Named[] {
  const found = new Map<string, readonly Named[]>()
  return (key) => {
    const known = found.get(key)
    if (known) return known
    const all = files.flatMap((file) => file.named(key))
    const live = dead.size === 0 ? all : all.filter((node) => !isInside(node, dead) && !(node.kind === 'section' && dead.has(node)))
    found.set(key, live)
    return live
  }
}

function isInside(node: Node, sections: ReadonlySet<Section>): boolean {
  if (sections.size === 0) return false
  for (const section of ancestors(node)) if (sections.has(section)) return true
  return false
}

interface Includes {
  readonly files: ReadonlyMap<Directive, readonly ConfigFile[]>
  readonly includers: ReadonlyMap<ConfigFile, readonly Directive[]>
}

function includesAmong(
  files: readonly ConfigFile[],
  links: ReadonlyMap<string, string>,
  directives: (...names: string[]) => readonly Directive[],
): Includes {
  const lines = directives('Include', 'IncludeOptional')
  const found = { files: new Map<Directive, readonly ConfigFile[]>(), includers: new Map<ConfigFile, Directive[]>() }
  if (lines.length === 0 || files.length < 2) return found
  const roots = directives('ServerRoot').flatMap((line) => line.args.slice(0, 1).map((arg) => arg.value))
  const resolver = includeResolver(files, links, roots)
  for (const line of lines) {
    const read = resolver.filesOf(line)
    found.files.set(line, read)
    for (const file of read) found.includers.set(file, [...(found.includers.get(file) ?? []), line])
  }
  return found
}

function placesOf(node: Node, includers: ReadonlyMap<ConfigFile, readonly Directive[]>, seen: Set<ConfigFile>): Section[][] {
  const own = [...ancestors(node)]
  const from = includers.get(node.file) ?? []
  if (from.length === 0 || seen.has(node.file)) return [own]
  seen.add(node.file)
  const places = from.flatMap((line) => placesOf(line, includers, seen).map((outer) => [...own, ...outer]))
  seen.delete(node.file)
  return places
}

/**
 * 2.4 where an unguarded directive shows it that 2.2 never had, or a Require of 2.4's own kind; else 2.2.
 * One half-converted file is enough: its server cannot be a 2.2.
 */
function versionShown(files: readonly ConfigFile[], find: (key: string) => readonly Named[]): Version {
  const keys = new Set(files.flatMap((file) => [...file.keys]))
  for (const key of keys) {
    const nodes = isNew(key) ? find(key) : key === 'require' ? find(key).filter(isNewRequire) : []
    if (nodes.some(isUnguarded)) return '2.4'
  }
  return '2.2'
}

/** Known to 2.4 alone. mod_macro was to be had for 2.2 too. */
function isNew(key: string): boolean {
  const known = directiveNamed(key.replace(/^</, ''))
  return !!known?.in24 && !known.in22 && !/^<?(if(file|directive|section)|macro|use|undefmacro)$/.test(key)
}

const newRequire = /^(all|ip|host|local|expr|env|method|not|forward-dns|ssl|ssl-verify-client)$/i

const isNewRequire = (node: Node) => node.kind === 'directive' && newRequire.test(node.args[0]?.value ?? '')

function isUnguarded(node: Node): boolean {
  for (const section of ancestors(node)) if (isGuard(section) && readingOf(section, '2.2') !== 'always') return false
  return true
}
