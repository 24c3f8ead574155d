import { directiveNamed } from './directives.js'
import { isGuard, readingOf } from './guards.js'
import { type Includes, includesAmong } from './includes.js'
import { moduleNamed } from './modules.js'
import { parse } from './parse.js'
import type { PathMapping } from './path-mapping.js'
import {
  ancestors,
  type ConfigFile,
  type Directive,
  type Node,
  type Problem,
  type Section,
  type Version,
  valuesOf,
} from './tree.js'

/** All the files of one configuration, indexed by directive and section name. */
export interface Site {
  readonly files: readonly ConfigFile[]
  /** What was given beside them and httpd does not read as configuration: scripts, pages; see src/beside. */
  readonly others: readonly ConfigFile[]
  /** The given files are the whole configuration: what they do not say is not said. */
  readonly complete: boolean
  /** What the configuration runs on today. */
  readonly from: Version
  /** Whether that was said, and not read off the configuration. */
  readonly fromGiven: boolean
  /** What to make of an Allow that never had an effect: go on as 2.2 did, or as Apache's upgrade guide reads it. */
  readonly deadAllow: 'exact' | 'guide'
  /** What to do with rules for both versions in guards: nothing, keep those of 2.4 alone, or write both. */
  readonly guards: 'leave' | 'drop-22' | 'keep-22'
  /** The names that occur anywhere: of directives in lower case, of sections with a `<` before them. */
  readonly names: ReadonlySet<string>
  /** Where folders of the server lie, as far as somebody has said it. */
  readonly mappings: readonly PathMapping[]
  /** Directives of these names that 2.4 will read, in the order of files and lines, name by name. */
  directives(...names: string[]): readonly Directive[]
  /** Whether 2.4 will read any directive of these names. */
  says(...names: string[]): boolean
  /** The same for sections. */
  sections(...names: string[]): readonly Section[]
  /** Those of the directives that stand in this file; nothing is made of the others. */
  directivesIn(file: ConfigFile, name: string): readonly Directive[]
  /** The same for sections. */
  sectionsIn(file: ConfigFile, name: string): readonly Section[]
  /**
   * Those of the directives whose text may match: the others are passed over before anything is made of them. The pattern
   * is asked of a line as it stands in the file, from its name on, with the quotes around its words. A line whose words are
   * not what stands there, for a continuation or a backslash that is an escape, is always among them.
   * @param pattern or one character, which no escape hides: no quote and no backslash
   */
  directivesWith(pattern: RegExp | string, ...names: string[]): readonly Directive[]
  /** The same for sections. */
  sectionsWith(pattern: RegExp | string, ...names: string[]): readonly Section[]
  /** False for what stands in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
  isLive(node: Node): boolean
  /** The Include directives, among the given files, that read this file. */
  includersOf(file: ConfigFile): readonly Directive[]
  /** The files, among the given ones, that an Include or IncludeOptional reads. */
  filesOf(include: Directive): readonly ConfigFile[]
  /** Whether an Include may well read others than these, or only some of them: the given files do not tell. */
  isGuess(include: Directive): boolean
  /** The sections around a node, innermost first and across Includes: one list for each different place it is read in. */
  enclosing(node: Node): readonly (readonly Section[])[]
  /** What httpd would refuse in this file, or reads in no sure way: its own problems, and Includes that run in a circle. */
  problemsOf(file: ConfigFile): readonly Problem[]
  /** What a model makes of this site, worked out once however many rules ask. The model must be pure. */
  once<T>(model: (site: Site) => T): T
  /** Whether a LoadModule line for this module is among the given files: by name (`mod_ssl`) or symbol. */
  loads(module: string): boolean
  /** The same site, said to run on this version today. */
  on(version: Version): Site
}

export interface SiteOptions {
  readonly others?: readonly ConfigFile[]
  readonly complete?: boolean
  readonly from?: 'auto' | Version
  readonly deadAllow?: Site['deadAllow']
  readonly guards?: Site['guards']
  /** Further names of given files, as an Include may use them: link → path of the file. */
  readonly links?: ReadonlyMap<string, string>
  readonly mappings?: readonly PathMapping[]
  /** ServerRoot, where no given file says it. */
  readonly serverRoot?: string
}

/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
export function siteOf(files: readonly ConfigFile[], given: SiteOptions = {}): Site {
  const { others = [], complete = false, from = 'auto', links = new Map(), ...options } = given
  const names = new Set(files.flatMap((file) => [...file.keys]))
  const dead = deadBranches(files)
  const find = finder(files, names, dead)
  const collect = (names: readonly string[], mark: string) => {
    const lists = names.map((name) => find(mark + name.toLowerCase()))
    return lists.length === 1 && lists[0] ? lists[0] : none.concat(...lists)
  }
  const collectWith = (pattern: RegExp | string, given: readonly string[], mark: string) => {
    const keys = given.map((name) => mark + name.toLowerCase()).filter((key) => names.has(key))
    if (keys.length === 0) return none
    const holding = typeof pattern === 'string' ? files.filter(({ text }) => text.includes(pattern)) : files
    const may = typeof pattern === 'string' ? new RegExp(pattern.replace(/\W/, '\\$&')) : orUnlikeItsText(pattern)
    const nodes = keys.flatMap((key) => holding.flatMap((file) => file.namedWith(may, key)))
    return liveAmong(nodes, dead)
  }
  const directives = (...names: string[]) => collect(names, '') as readonly Directive[]
  const directivesWith = (pattern: RegExp | string, ...names: string[]) =>
    collectWith(pattern, names, '') as readonly Directive[]
  const said = directives('ServerRoot').flatMap((line) => valuesOf(line).slice(0, 1))
  const roots = said.length === 0 && options.serverRoot ? [options.serverRoot] : said
  const mappings = options.mappings ?? []
  const includes = includesAmong(files, directives('Include', 'IncludeOptional'), links, roots, mappings)
  const loaded = new Set(directives('LoadModule').map((line) => line.args[0]?.value.toLowerCase()))
  const derived = new Map<(site: Site) => unknown, unknown>()
  const site: Site = {
    files,
    others,
    names,
    complete,
    from: from === 'auto' ? versionShown(names, find, () => directivesWith(mayBeNewRequire, 'Require')) : from,
    fromGiven: from !== 'auto',
    deadAllow: options.deadAllow ?? 'exact',
    guards: options.guards ?? 'leave',
    mappings,
    directives,
    says: (...given) =>
      dead.size === 0 ? given.some((name) => names.has(name.toLowerCase())) : directives(...given).length > 0,
    sections: (...names) => collect(names, '<') as readonly Section[],
    directivesIn: (file, name) => liveAmong(file.named(name.toLowerCase()), dead) as readonly Directive[],
    sectionsIn: (file, name) => liveAmong(file.named(`<${name.toLowerCase()}`), dead) as readonly Section[],
    directivesWith,
    sectionsWith: (pattern, ...names) => collectWith(pattern, names, '<') as readonly Section[],
    isLive: (node) => !(node.kind === 'section' && dead.has(node)) && !isInside(node, dead),
    includersOf: (file) => includes.includers.get(file) ?? [],
    filesOf: (include) => includes.files.get(include) ?? [],
    isGuess: (include) => includes.guesses.has(include),
    enclosing: enclosed(includes),
    problemsOf: (file) =>
      [...file.problems, ...(includes.problems.get(file) ?? [])].sort((a, b) => a.at.start - b.at.start),
    once<T>(model: (site: Site) => T): T {
      if (!derived.has(model)) derived.set(model, model(site))
      return derived.get(model) as T
    },
    on: (version) => siteOf(files, { ...given, from: version }),
    loads: (name) => loaded.has(moduleNamed(name)?.symbol24 ?? name) || loaded.has(moduleNamed(name)?.symbol22 ?? name),
  }
  return site
}

/** A site of texts by path, for tests and for callers that have no files. */
export function siteFromTexts(texts: Readonly<Record<string, string>>, options: SiteOptions = {}): Site {
  const version = options.from === '2.4' ? '2.4' : '2.2'
  return siteOf(
    Object.entries(texts).map(([path, text]) => parse(text, path, version)),
    options,
  )
}

/** What its words show it to run on, whatever was said: a first run over files of 2.2 leaves those of 2.4. */
export const versionInWords = (site: Site): Version =>
  versionShown(
    site.names,
    (key) => (key.startsWith('<') ? site.sections(key.slice(1)) : site.directives(key)),
    () => site.directivesWith(mayBeNewRequire, 'Require'),
  )

/**
 * Whether the file is a per-directory file, by its name: `.htaccess`, `_htaccess`, `htaccess.txt`, `sample.htaccess`. One
 * called `htaccess.conf` is the server's own.
 */
export const isHtaccess = ({ path }: ConfigFile): boolean =>
  /(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path)

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
function finder(
  files: readonly ConfigFile[],
  names: ReadonlySet<string>,
  dead: ReadonlySet<Section>,
): (key: string) => readonly Named[] {
  const found = new Map<string, readonly Named[]>()
  return (key) => {
    // Most names that rules ask for occur nowhere.
    if (!names.has(key)) return none
    const known = found.get(key)
    if (known) return known
    const live = liveAmong(
      files.flatMap((file) => file.named(key)),
      dead,
    )
    found.set(key, live)
    return live
  }
}

const none: readonly Named[] = []

const liveAmong = (nodes: readonly Named[], dead: ReadonlySet<Section>): readonly Named[] =>
  dead.size === 0
    ? nodes
    : nodes.filter((node) => !isInside(node, dead) && !(node.kind === 'section' && dead.has(node)))

/** Matches also what is continued on another line, and what holds a backslash that may be an escape. */
const orUnlikeItsText = ({ source, flags }: RegExp): RegExp => new RegExp(`${source}|\\\\[\\r\\n"'\\\\]`, flags)

function isInside(node: Node, sections: ReadonlySet<Section>): boolean {
  if (sections.size === 0) return false
  for (const section of ancestors(node)) if (sections.has(section)) return true
  return false
}

/** Lines in one section have the same sections around them, so each list is made once. */
function enclosed(includes: Includes): Site['enclosing'] {
  const known = new Map<Section | ConfigFile, readonly (readonly Section[])[]>()
  return (node) => {
    const around = node.parent ?? node.file
    const found = known.get(around)
    if (found) return found
    const own = [...ancestors(node)]
    const places = includes.placesOf(node.file).map((outer) => [...own, ...outer])
    known.set(around, places)
    return places
  }
}

/**
 * 2.4 where an unguarded directive shows it that 2.2 never had, or a Require of 2.4's own kind; else 2.2.
 * One half-converted file is enough: its server cannot be a 2.2.
 */
function versionShown(
  names: ReadonlySet<string>,
  find: (key: string) => readonly Named[],
  requires: () => readonly Named[],
): Version {
  // On 2.2 Define came from a module of its own.
  const hadDefine = names.has('define') && find('loadmodule').some((node) => node.args[0]?.value === 'define_module')
  for (const key of names) {
    if (hadDefine && /^(un)?define$/.test(key)) continue
    const nodes = isNew(key) ? find(key) : key === 'require' ? requires().filter(isNewRequire) : []
    if (nodes.some(isUnguarded)) return '2.4'
  }
  return '2.2'
}

/** Known to 2.4 alone. mod_macro, mod_proxy_html, mod_xml2enc and mod_remoteip were to be had for 2.2 too. */
function isNew(key: string): boolean {
  const known = directiveNamed(key.replace(/^</, ''))
  return (
    !!known?.in24 &&
    !known.in22 &&
    !/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(key)
  )
}

/** A Require line with one of the words below, or with one that begins so. */
const mayBeNewRequire = /^[^ \t-\r]+[ \t-\r]+["']?(?:all|ip|host|local|expr|env|method|not|forward-dns|ssl)/i
const newRequire = /^(all|ip|host|local|expr|env|method|not|forward-dns|ssl|ssl-verify-client)$/i

const isNewRequire = (node: Node) => node.kind === 'directive' && newRequire.test(node.args[0]?.value ?? '')

function isUnguarded(node: Node): boolean {
  for (const section of ancestors(node)) if (isGuard(section) && readingOf(section, '2.2') !== 'always') return false
  return true
}
