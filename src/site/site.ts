import { lazy } from '../base/lazy.js'
import { includeNames } from '../httpd/directives.js'
import { isGuard, readingOf } from '../httpd/guards.js'
import { type Layout, targetModulesOf } from '../httpd/layouts.js'
import { moduleNamed } from '../httpd/modules.js'
import type { TargetModules } from '../httpd/target-modules.js'
import { parse } from '../syntax/parse.js'
import {
  ancestors,
  type ConfigFile,
  type Directive,
  isDirective,
  type Node,
  type Problem,
  type Section,
  type Version,
  valuesOf,
} from '../syntax/tree.js'
import { accessFileNames, withAccessFiles } from './access-file-names.js'
import type { Disk } from './disk.js'
import { type Evidence, evidenceIn } from './evidence.js'
import { type IncludeResult, includeResolver } from './include.js'
import { type Includes, includesAmong } from './includes.js'
import { type KnownFolders, knownFolders } from './known-folders.js'
import { type LocatedFile, locatedFiles } from './located-files.js'
import { type NameIndex, nameIndex } from './name-index.js'
import { type Judgement, judgeOrigin } from './origin.js'
import type { PathMapping } from './path-mapping.js'
import { type ServerRoot, serverRootsAmong } from './server-roots.js'

/**
 * `all`: whatever is given. `server`: a main file with what it reads. `unread`: nothing that is given reads them, and all is
 * given that their server reads. `apart`: they belong to no main file among the given ones.
 */
export type SiteRole = 'all' | 'server' | 'unread' | 'apart'

/** All the files of one configuration, indexed by directive and section name. */
export interface Site extends NameIndex, KnownFolders {
  readonly files: readonly ConfigFile[]
  /** What was given beside them and httpd does not read as configuration: scripts, pages; see site/beside. */
  readonly others: readonly ConfigFile[]
  /** The given files are the whole configuration: what they do not say is not said. */
  readonly complete: boolean
  /** What the configuration runs on today, or comes from: 2.2 where it is on its way. */
  readonly from: Version
  /** What it comes from, and what shows it. */
  readonly judgement: Judgement
  /** Whether that was said, or is known from an earlier run, and not read off the configuration. */
  readonly fromGiven: boolean
  /** What the 2.4 that it is for has of modules, as far as somebody has said it. */
  readonly target: TargetModules | undefined
  /** Where folders of the server lie, as far as somebody has said it. */
  readonly mappings: readonly PathMapping[]
  /** The Include directives, among the given files, that read this file. */
  includersOf(file: ConfigFile): readonly Directive[]
  /** The files, among the given ones, that an Include or IncludeOptional reads. */
  filesOf(include: Directive): readonly ConfigFile[]
  /** Whether the files of an Include are a guess: it may read other files, or only some of these. */
  isGuess(include: Directive): boolean
  /** The Include and IncludeOptional directives of a file, in branches that 2.4 skips too. */
  includesIn(file: ConfigFile): readonly Directive[]
  /** What an Include reads, and how that is known. */
  includedBy(include: Directive): IncludeResult
  /** Where the folders of the servers are among the given files, if known. */
  readonly serverRoots: readonly ServerRoot[]
  /** Whether the given files are known to lie on some disk, maybe another one than the server's. */
  readonly isOnDisk: boolean
  /** A file by each of its names: more than one where links lead to it. */
  namesOf(file: ConfigFile): readonly LocatedFile[]
  /** The names on the way to a path as it was given, from the root of the disk where that is known. */
  placeOf(path: string): readonly string[]
  /** The sections around a node, innermost first and across Includes: one list for each different place it is read in. */
  enclosing(node: Node): readonly (readonly Section[])[]
  /** What httpd would refuse in this file, or reads in no sure way: its own problems, and Includes that run in a circle. */
  problemsOf(file: ConfigFile): readonly Problem[]
  /** What a model makes of this site, worked out once however many rules ask. The model must be pure. */
  once<T>(model: (site: Site) => T): T
  /** Whether a LoadModule line for this module is among the given files: by name (`mod_ssl`) or symbol. */
  loads(module: string): boolean
  /** The link to a given file at this place, by its path as it was given. */
  linkAt(place: readonly string[]): string | undefined
  /** What httpd has to do with these files. */
  readonly role: SiteRole
  /** Of files that nothing reads: the one server that they lie beside. */
  readonly server: Site | undefined
  /** Whether the files are one of several parts of a configuration management; see site/units.ts. */
  readonly isUnit: boolean
  /** The distribution whose packages are going to have the configuration. */
  readonly layout: Layout | undefined
  /** A site of some of the files, with other options. */
  among(files: readonly ConfigFile[], changes: SiteOptions): Site
  /** The site, read as one that runs this version today. */
  on(version: Version): Site
}

export interface SiteOptions {
  readonly others?: readonly ConfigFile[]
  readonly complete?: boolean | undefined
  readonly from?: 'auto' | Version | undefined
  /** A run has written to files of 2.2, to some that are given or that lie at these paths, so that what they have of 2.4 is finished. */
  readonly begun?: boolean | readonly string[] | undefined
  /** The version that the first review of a change found for the files. */
  readonly takenFor?: Version | undefined
  /** Further names of given files, as an Include may use them: link → path of the file. */
  readonly links?: ReadonlyMap<string, string>
  readonly mappings?: readonly PathMapping[]
  /** The folder that ServerRoot would name, where no given file says it. */
  readonly serverRoot?: string | undefined
  /** The folder that is the root of a copied server, by its path as those of the files are given; else it is told by these. */
  readonly root?: string | undefined
  /** The folder of relative paths, as an absolute path; absent if the files are on no known disk. */
  readonly folder?: string
  /** Folders of which every file was looked at that could be configuration, as their paths were given. */
  readonly folders?: readonly string[]
  /** Links in them to what is not there, as their paths were given, and where each leads, as it says it. */
  readonly lost?: ReadonlyMap<string, string>
  /** The disk that they lie on, where it can be asked. */
  readonly disk?: Disk
  readonly role?: SiteRole
  /** Of files that nothing reads: the servers that they lie beside. */
  readonly beside?: readonly Site[]
  readonly isUnit?: boolean
  /** The distribution whose packages are going to have the configuration. */
  readonly layout?: Layout | undefined
  /** Names that httpd is started with (`-D NAME`), or with `!` before them without: they decide `<IfDefine>`. */
  readonly define?: readonly string[] | undefined
  /** What the 2.4 that the configuration is for has of modules. */
  readonly target?: TargetModules | undefined
}

/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
export function siteOf(files: readonly ConfigFile[], given: SiteOptions = {}): Site {
  const { others = [], complete = false, from = 'auto', links = new Map(), ...options } = given
  const begun = isBegun(files, given)
  const { located, serverRoots, folders, readBy, includes, index } = connected(files, given)
  const evidence = lazy(() => evidenceIn(index, files))
  const judgement = lazy(() =>
    judgeOrigin(evidence(), files, { from, begun, before: options.takenFor }, options.beside),
  )
  const loaded = new Set(index.directives('LoadModule').map((line) => line.args[0]?.value.toLowerCase()))
  const derived = new Map<(site: Site) => unknown, unknown>()
  const site: Site = {
    ...index,
    files,
    others,
    complete,
    // If the user states the version, no evidence is needed.
    from: from === 'auto' ? (judgement().origin === '2.4' ? '2.4' : '2.2') : from,
    get judgement() {
      return judgement()
    },
    fromGiven: from !== 'auto' || (begun && judgement().origin !== '2.4'),
    target: targetModulesOf(options.target, options.layout),
    mappings: options.mappings ?? [],
    includersOf: (file) => includes.includers.get(file) ?? [],
    filesOf: (include) => includes.files.get(include) ?? [],
    isGuess: (include) => readBy(include).how === 'guess',
    includesIn: includesOf,
    includedBy: readBy,
    serverRoots,
    ...folders,
    isOnDisk: options.folder !== undefined,
    placeOf: located.placeOf,
    namesOf: located.namesOf,
    enclosing: enclosed(includes),
    problemsOf: (file) =>
      [...file.problems, ...(includes.problems.get(file) ?? [])].sort((a, b) => a.at.start - b.at.start),
    once<T>(model: (site: Site) => T): T {
      if (!derived.has(model)) derived.set(model, model(site))
      return derived.get(model) as T
    },
    linkAt: (place) => [...links.keys()].find((link) => located.placeOf(link).join('/') === place.join('/')),
    role: options.role ?? 'all',
    server: options.beside?.length === 1 ? options.beside[0] : undefined,
    isUnit: options.isUnit === true,
    layout: options.layout,
    among: (own, changes) => siteOf(own, { ...given, ...changes }),
    on: (version) => (site.fromGiven && site.from === version ? site : readAs(site, given, evidence, version)),
    loads: (name) => loaded.size > 0 && isAmong(loaded, name),
  }
  return site
}

const isBegun = (files: readonly ConfigFile[], { begun = false }: SiteOptions): boolean =>
  typeof begun === 'boolean'
    ? begun
    : files.some(({ path }) => begun.some((one) => path === one || one === '' || path.startsWith(`${one}/`)))

/** Where files lie, and which of them include which. */
function connected(files: readonly ConfigFile[], { links = new Map(), ...options }: SiteOptions) {
  const written = nameIndex(files)
  const said = written.directives('ServerRoot').flatMap((line) => valuesOf(line).slice(0, 1))
  const roots = said.length === 0 && options.serverRoot ? [options.serverRoot] : said
  const mappings = options.mappings ?? []
  const located = locatedFiles(files, links, options)
  const serverRoots = serverRootsAmong(located, written, options)
  const lost = Array.from(options.lost ?? [], ([link, target]) => ({ place: located.placeOf(link), target }))
  const folders = knownFolders({
    given: located,
    roots: serverRoots,
    mappings,
    whole: options.folders ?? [],
    lost,
    accessFiles: accessFileNames(files),
    disk: options.disk,
  })
  const readBy = includeResolver({
    given: located,
    said: roots,
    roots: serverRoots,
    mappings,
    lost,
    disk: options.disk,
  })
  const includes = includesAmong(files, files.flatMap(includesOf), readBy)
  return { located, serverRoots, folders, readBy, includes, index: nameIndex(files, filesSkipped(files, includes)) }
}

/** The files read as those of one version. Their trees and places are reused. */
function readAs(site: Site, given: SiteOptions, evidence: () => Evidence, from: Version): Site {
  const derived = new Map<(site: Site) => unknown, unknown>()
  const own = { ...given, from }
  const get = lazy(() => judgeOrigin(evidence(), site.files, { from, begun: isBegun(site.files, given) }))
  const view: Site = Object.assign(Object.create(site, { judgement: { get } }) as Site, {
    from,
    fromGiven: true,
    once<T>(model: (site: Site) => T): T {
      if (!derived.has(model)) derived.set(model, model(view))
      return derived.get(model) as T
    },
    among: (files: readonly ConfigFile[], changes: SiteOptions) => siteOf(files, { ...own, ...changes }),
    on: (version: Version) => (version === from ? view : readAs(site, given, evidence, version)),
  })
  return view
}

/** By either of its symbols, for a few have another one in 2.4. */
function isAmong(loaded: ReadonlySet<string | undefined>, name: string): boolean {
  const module = moduleNamed(name)
  return loaded.has(module?.symbol24 ?? name) || loaded.has(module?.symbol22 ?? name)
}

/** Those in branches that one version skips too. */
const includesOf = (file: ConfigFile): readonly Directive[] =>
  includeNames.flatMap((key) => file.named(key)).filter(isDirective)

/** The files that 2.4 reads nowhere, since every Include that leads to them stands in a branch that it skips. */
const filesSkipped = (files: readonly ConfigFile[], includes: Includes): ReadonlySet<ConfigFile> =>
  new Set(
    files.filter(
      (file) =>
        includes.includers.has(file) &&
        includes
          .placesOf(file)
          .every((sections) => sections.some((section) => isGuard(section) && readingOf(section, '2.4') === 'never')),
    ),
  )

/** A site of texts by path, for tests and for callers that have no files. */
export function siteFromTexts(texts: Readonly<Record<string, string>>, options: SiteOptions = {}): Site {
  const version = options.from === '2.4' ? '2.4' : '2.2'
  const defined = namesDefined(options.define)
  const files = Object.entries(texts).map(([path, text]) => parse(text, path, version, defined))
  return siteOf(withAccessFiles(files), options)
}

/** `NAME` is defined, `!NAME` is not, and of others nothing is known. */
export const namesDefined = (names: readonly string[] = []): ConfigFile['defined'] =>
  names.length === 0
    ? undefined
    : new Map(names.map((name) => (name.startsWith('!') ? [name.slice(1), false] : [name, true])))

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
