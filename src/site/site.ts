import { lazy } from '../base/lazy.js'
import { includeDirectiveNames } from '../httpd/directives.js'
import { guardReading, isGuard } from '../httpd/guards.js'
import { type Layout, targetModulesOf } from '../httpd/layouts.js'
import { moduleByName } from '../httpd/modules.js'
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
import { accessFileNames, withAccessFilesMarked } from './access-file-names.js'
import type { Disk } from './disk.js'
import { type EvidenceFinder, evidenceFinder } from './evidence.js'
import { type IncludeResult, includeResolver } from './include.js'
import { findIncludes, type Includes } from './includes.js'
import { type KnownFolders, knownFolders } from './known-folders.js'
import { type LocatedFile, locatedFiles } from './located-files.js'
import { type NameIndex, nameIndex } from './name-index.js'
import type { PathMapping } from './path-mapping.js'
import { type ServerRoot, serverRootsAmong } from './server-roots.js'
import { judgeVersion, type VersionJudgement } from './version-judgement.js'

/**
 * `all`: everything given. `server`: a main file with the files it reads. `unread`: files that the completely given
 * servers do not read. `apart`: files of no given main file.
 */
export type SiteRole = 'all' | 'server' | 'unread' | 'apart'

/** All the files of one configuration, indexed by directive and section name. */
export interface Site extends NameIndex, KnownFolders {
  readonly files: readonly ConfigFile[]
  /** Other given files, which httpd does not read as configuration: scripts and pages; see site/beside. */
  readonly others: readonly ConfigFile[]
  /** Whether the given files are the whole configuration, so that a line that none of them has does not exist. */
  readonly complete: boolean
  /** The version that the configuration runs on today, or was written for: 2.2 if it is partly upgraded. */
  readonly from: Version
  /** The judgement which version the configuration is for, with the evidence. */
  readonly judgement: VersionJudgement
  /** Whether the version was stated or recorded by an earlier run, rather than judged by the files. */
  readonly isVersionGiven: boolean
  /** The modules of the target 2.4 that the user has named. */
  readonly target: TargetModules | undefined
  /** The places of the server's folders that the settings name. */
  readonly mappings: readonly PathMapping[]
  /** The Include directives in the given files that read this file. */
  includersOf(file: ConfigFile): readonly Directive[]
  /** The given files that an Include or IncludeOptional reads. */
  filesOf(include: Directive): readonly ConfigFile[]
  /** Whether the files of an Include are a guess: it may read other files, or only some of these. */
  isGuess(include: Directive): boolean
  /** The Include and IncludeOptional directives of a file, also those in branches that 2.4 skips. */
  includesIn(file: ConfigFile): readonly Directive[]
  /** The files that an Include reads, and how they were found. */
  includedBy(include: Directive): IncludeResult
  /** The ServerRoot folders among the given files, if known. */
  readonly serverRoots: readonly ServerRoot[]
  /** Whether the given files are on a disk. It need not be the server's. */
  readonly isOnDisk: boolean
  /** The names of a file. There are several if links lead to it. */
  namesOf(file: ConfigFile): readonly LocatedFile[]
  /** The segments of a given path, from the root of the disk if known. */
  placeOf(path: string): readonly string[]
  /** The sections around a node, innermost first, across Includes: one list for each place where it is read. */
  enclosing(node: Node): readonly (readonly Section[])[]
  /** The problems of a file: lines that httpd rejects, lines whose meaning is not clear, and Includes that run in a circle. */
  problemsOf(file: ConfigFile): readonly Problem[]
  /** The result of a pure model for this site, computed once for all rules. */
  once<T>(model: (site: Site) => T): T
  /** Whether a LoadModule line in the given files loads this module, by name (`mod_ssl`) or symbol. */
  loads(module: string): boolean
  /** The path of a given file to which the link at this place leads. */
  linkAt(place: readonly string[]): string | undefined
  /** Which of the given files the site consists of. */
  readonly role: SiteRole
  /** For unread files: the server next to them, if there is only one. */
  readonly server: Site | undefined
  /** Whether the files are one of several parts of a configuration management; see site/units.ts. */
  readonly isUnit: boolean
  /** The distribution whose packages will run the configuration. */
  readonly layout: Layout | undefined
  /** A site of some of the files, with other options. */
  withFiles(files: readonly ConfigFile[], changes: SiteOptions): Site
  /** A site of the same files, with other options that leave them where they are. */
  withOptions(changes: Pick<SiteOptions, 'complete' | 'role' | 'others'>): Site
  /** The site, read as if this version runs today. */
  asRunningOn(version: Version): Site
}

export interface SiteOptions {
  readonly others?: readonly ConfigFile[]
  readonly complete?: boolean | undefined
  readonly from?: 'auto' | Version | undefined
  /**
   * A run has already written to files for 2.2: to some of the given files (true), or to those at these paths. Their lines for
   * 2.4 are its work.
   */
  readonly begun?: boolean | readonly string[] | undefined
  /** The version that the first review of the pull request assumed. */
  readonly firstReviewVersion?: Version | undefined
  /** Further names of given files, for Includes: the path of a link, and the path of the file. */
  readonly links?: ReadonlyMap<string, string>
  readonly mappings?: readonly PathMapping[]
  /** The value of ServerRoot, for files that do not set it. */
  readonly serverRoot?: string | undefined
  /**
   * The folder that is the root of a copied server, as a path like those of the files. If it is not given, the files may show it.
   */
  readonly root?: string | undefined
  /** The folder that relative paths start from, as an absolute path; absent if the files are not on a known disk. */
  readonly folder?: string
  /** Folders, as given, in which every file that may be configuration has been examined. */
  readonly folders?: readonly string[]
  /** Broken links in these folders, as given, with the targets as written. */
  readonly brokenLinks?: ReadonlyMap<string, string>
  /** The disk of the files, if it can be queried. */
  readonly disk?: Disk
  readonly role?: SiteRole
  /** For unread files: the servers next to them. */
  readonly beside?: readonly Site[]
  readonly isUnit?: boolean
  /** The distribution whose packages will run the configuration. */
  readonly layout?: Layout | undefined
  /** The names that httpd is started with (`-D NAME`) or, with `!` before the name, without. They decide `<IfDefine>`. */
  readonly define?: readonly string[] | undefined
  /** The modules of the target 2.4. */
  readonly target?: TargetModules | undefined
}

/** Builds the site of one configuration's files. Pure; takes time in proportion to the text. */
export const siteOf = (files: readonly ConfigFile[], given: SiteOptions = {}): Site =>
  siteWith(files, given, connected(files, given))

function siteWith(files: readonly ConfigFile[], given: SiteOptions, connections: Connections): Site {
  const { others = [], complete = false, from = 'auto', links = new Map(), ...options } = given
  const begun = isBegun(files, given)
  const { located, serverRoots, folders, readBy, includes, index } = connections
  const evidence = lazy(() => evidenceFinder(index, files))
  const judgement = lazy(() =>
    judgeVersion(evidence(), files, { from, begun, firstReviewVersion: options.firstReviewVersion }, options.beside),
  )
  const loaded = new Set(index.directives('LoadModule').map((line) => line.args[0]?.value.toLowerCase()))
  const derived = new Map<(site: Site) => unknown, unknown>()
  const site: Site = {
    ...index,
    files,
    others,
    complete,
    // Evidence is collected only for a site that is asked for its version, and whose user has not stated it.
    get from() {
      return from === 'auto' ? (judgement().origin === '2.4' ? '2.4' : '2.2') : from
    },
    get judgement() {
      return judgement()
    },
    get isVersionGiven() {
      return from !== 'auto' || (begun && judgement().origin !== '2.4')
    },
    target: targetModulesOf(options.target, options.layout),
    mappings: options.mappings ?? [],
    includersOf: (file) => includes.includers.get(file) ?? [],
    filesOf: (include) => includes.files.get(include) ?? [],
    isGuess: (include) => readBy(include).outcome === 'guess',
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
    withFiles: (own, changes) => siteOf(own, { ...given, ...changes }),
    withOptions: (changes) => siteWith(files, { ...given, ...changes }, connections),
    asRunningOn: (version) =>
      site.isVersionGiven && site.from === version ? site : readAs(site, given, evidence, version),
    loads: (name) => loaded.size > 0 && isAmong(loaded, name),
  }
  return site
}

const isBegun = (files: readonly ConfigFile[], { begun = false }: SiteOptions): boolean =>
  typeof begun === 'boolean'
    ? begun
    : files.some(({ path }) => begun.some((one) => path === one || one === '' || path.startsWith(`${one}/`)))

type Connections = Readonly<ReturnType<typeof connected>>

/** The places of the files, and which file includes which. */
function connected(files: readonly ConfigFile[], { links = new Map(), ...options }: SiteOptions) {
  const written = nameIndex(files)
  const said = written.directives('ServerRoot').flatMap((line) => valuesOf(line).slice(0, 1))
  const roots = said.length === 0 && options.serverRoot ? [options.serverRoot] : said
  const mappings = options.mappings ?? []
  const located = locatedFiles(files, links, options)
  const serverRoots = serverRootsAmong(located, written, options)
  const lost = Array.from(options.brokenLinks ?? [], ([link, target]) => ({ place: located.placeOf(link), target }))
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
  const includes = findIncludes(files, files.flatMap(includesOf), readBy)
  return { located, serverRoots, folders, readBy, includes, index: nameIndex(files, filesSkipped(files, includes)) }
}

/** The site of the same files for another version. Trees and places are reused. */
function readAs(site: Site, given: SiteOptions, evidence: () => EvidenceFinder, from: Version): Site {
  const derived = new Map<(site: Site) => unknown, unknown>()
  const own = { ...given, from }
  const get = lazy(() => judgeVersion(evidence(), site.files, { from, begun: isBegun(site.files, given) }))
  const facts = { judgement: { get }, from: { value: from }, isVersionGiven: { value: true } }
  const view: Site = Object.assign(Object.create(site, facts) as Site, {
    once<T>(model: (site: Site) => T): T {
      if (!derived.has(model)) derived.set(model, model(view))
      return derived.get(model) as T
    },
    withFiles: (files: readonly ConfigFile[], changes: SiteOptions) => siteOf(files, { ...own, ...changes }),
    withOptions: (changes: SiteOptions) => siteOf(site.files, { ...own, ...changes }),
    asRunningOn: (version: Version) => (version === from ? view : readAs(site, given, evidence, version)),
  })
  return view
}

/** Whether a module is loaded. It may be under either symbol, because a few modules have another one in 2.4. */
function isAmong(loaded: ReadonlySet<string | undefined>, name: string): boolean {
  const module = moduleByName(name)
  return loaded.has(module?.symbol24 ?? name) || loaded.has(module?.symbol22 ?? name)
}

/** The Include lines of a file, also those in branches that one version skips. */
const includesOf = (file: ConfigFile): readonly Directive[] =>
  includeDirectiveNames.flatMap((key) => file.named(key)).filter(isDirective)

/** The files that 2.4 never reads, because it skips every Include of them. */
const filesSkipped = (files: readonly ConfigFile[], includes: Includes): ReadonlySet<ConfigFile> =>
  new Set(
    files.filter(
      (file) =>
        includes.includers.has(file) &&
        includes
          .placesOf(file)
          .every((sections) =>
            sections.some((section) => isGuard(section) && guardReading(section, '2.4') === 'never'),
          ),
    ),
  )

/** Makes a site of texts by path, for tests and for callers without files. */
export function siteFromTexts(texts: Readonly<Record<string, string>>, options: SiteOptions = {}): Site {
  const version = options.from === '2.4' ? '2.4' : '2.2'
  const defined = definesByName(options.define)
  const files = Object.entries(texts).map(([path, text]) => parse(text, path, version, defined))
  return siteOf(withAccessFilesMarked(files), options)
}

/** Whether each of these names is known to be defined: true for `NAME`, false for `!NAME`. Undefined for an empty list. */
export const definesByName = (names: readonly string[] = []): ConfigFile['defined'] =>
  names.length === 0
    ? undefined
    : new Map(names.map((name) => (name.startsWith('!') ? [name.slice(1), false] : [name, true])))

/** The lists of sections around nodes. Lines of one section share a list. */
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
