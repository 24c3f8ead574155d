import { regexTest } from '../access/merge/file-names.js'
import { groupBy } from '../base/group-by.js'
import { oncePerObject } from '../base/once.js'
import { needsDollarToMatch } from '../httpd/directory-pattern.js'
import { directoryPatternOn22 } from '../httpd/end-anchor.js'
import { hasWildcard, mayWildcardPatternMatch } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { Version } from '../syntax/tree.js'
import { urlAtOrBelowTest } from './mapped-urls.js'
import type { LocatedSection, OrderedConfiguration, ServerContent } from './read-configuration.js'

export interface RequestTarget {
  readonly url: string
  /** The path on the server; undefined if another server answers, or if the URL is redirected. */
  readonly path: string | undefined
  /** Whether the target is a document, not a folder. */
  readonly isFile: boolean
}

/** Finds the matching sections in httpd's order: folders from the root down, folder patterns, file names, URLs. */
export type SectionFinder = (target: RequestTarget) => readonly LocatedSection[]

/** Returns a function: for a server, it makes the finder of the sections and `.htaccess` files that a request matches. */
export function sectionFinderIn(
  { main, htaccess }: OrderedConfiguration,
  version: Version,
): (server: ServerContent) => SectionFinder {
  const folders = groupBy(
    htaccess.filter(({ kind }) => kind === 'htaccess'),
    ({ path }) => segmentsOf(path).join('/'),
  )
  const files = filesByOuter(htaccess)
  return oncePerObject((server) => {
    const all = server === main ? main.containers : [...main.containers, ...server.containers]
    return meetingOf(all, { folders, files }, version)
  })
}

interface Htaccess {
  readonly folders: ReadonlyMap<string, readonly LocatedSection[]>
  readonly files: FilesIn
}

function meetingOf(all: readonly LocatedSection[], htaccess: Htaccess, version: Version): SectionFinder {
  const inFolder = sectionsByFolder(all)
  const filesIn = filesByOuter(all)
  const patterns = matchersOf(all, 'pattern', ({ path }) => patternMatcher(path, version))
  const locations = matchersOf(all, 'location', locationMatcher)
  const proxies = matchersOf(all, 'proxy', proxyMatcher)
  return (target) => {
    if (!target.url.startsWith('/')) return proxies(target.url)
    const folders = foldersOf(target)
    const inFolders = folders.flatMap((names) => [...inFolder(names), ...(htaccess.folders.get(names.join('/')) ?? [])])
    const place = folders.at(-1)
    const matching = place ? patterns(`/${place.join('/')}`) : []
    const around = [undefined, ...new Set([...inFolders, ...matching])]
    const name = target.isFile ? target.path?.split('/').at(-1) : undefined
    const files = name === undefined ? [] : [...filesIn(around, name), ...htaccess.files(around, name)]
    return [...inFolders, ...matching, ...inMergeOrder(files, inFolders), ...locations(target.url)]
  }
}

/** The `<Files>` sections in merge order: those outside of all sections for folders come first. */
const inMergeOrder = (
  files: readonly LocatedSection[],
  folders: readonly LocatedSection[],
): readonly LocatedSection[] => [...files].sort((a, b) => rank(a, folders) - rank(b, folders))

const rank = ({ outer }: LocatedSection, folders: readonly LocatedSection[]): number =>
  outer ? folders.indexOf(outer) : -1

/** The folders above the target, from the root of the disk down, each by its segments. */
function foldersOf({ path, isFile }: RequestTarget): readonly (readonly string[])[] {
  if (path === undefined) return []
  const segments = segmentsOf(path)
  const names = isFile ? segments.slice(0, -1) : segments
  return [[], ...names.map((_, index) => names.slice(0, index + 1))]
}

/** Returns a function: the sections for a folder, in order. */
function sectionsByFolder(all: readonly LocatedSection[]): (folder: readonly string[]) => readonly LocatedSection[] {
  const placed = all
    .filter(({ kind }) => kind === 'directory')
    .map((one, position) => ({ one, position, names: segmentsOf(one.path) }))
  const named = groupBy(placed, ({ names }) => (names.some(hasWildcard) ? undefined : names.join('/')))
  const wild = named.get(undefined) ?? []
  return (folder) =>
    [...(named.get(folder.join('/')) ?? []), ...wild.filter(({ names }) => fitsFolder(names, folder))]
      .sort((a, b) => a.position - b.position)
      .map(({ one }) => one)
}

const fitsFolder = (names: readonly string[], folder: readonly string[]): boolean =>
  names.length === folder.length &&
  names.every(
    (name, index) =>
      name === folder[index] || (hasWildcard(name) && mayWildcardPatternMatch(name, folder[index] ?? '')),
  )

/** Finds the sections for a file name in these containers, in order. */
type FilesIn = (outer: readonly (LocatedSection | undefined)[], name: string) => readonly LocatedSection[]

function filesByOuter(all: readonly LocatedSection[]): FilesIn {
  const files = all
    .filter(({ kind }) => kind === 'files')
    .map((one, position) => ({ one, position, isFor: nameMatcherOf(one) }))
  const within = groupBy(files, ({ one }) => one.outer)
  return (outer, name) =>
    outer
      .flatMap((one) => within.get(one) ?? [])
      .filter(({ isFor }) => isFor(name))
      .sort((a, b) => a.position - b.position)
      .map(({ one }) => one)
}

type Matcher = (text: string) => boolean

/** Returns a function: the sections of one kind that match a text. Each pattern is compiled once. */
function matchersOf(
  all: readonly LocatedSection[],
  kind: LocatedSection['kind'],
  matcher: (one: LocatedSection) => Matcher,
): (text: string) => readonly LocatedSection[] {
  const each = all.filter((one) => one.kind === kind).map((one) => ({ one, isFor: matcher(one) }))
  return (text) => each.flatMap(({ one, isFor }) => (isFor(text) ? one : []))
}

const regexMatcher = (pattern: string, otherwise: boolean): Matcher => {
  const test = regexTest(pattern)
  return (text) => test(text, otherwise)
}

function nameMatcherOf({ path, regex }: LocatedSection): Matcher {
  if (regex) return regexMatcher(path, true)
  return hasWildcard(path) ? (name) => mayWildcardPatternMatch(path, name) : (name) => path === name
}

/**
 * Matches a directory pattern as this version does. In 2.2 `$` never matches in one (server/request.c of 2.2,
 * ap_directory_walk).
 */
function patternMatcher(pattern: string, version: Version): Matcher {
  if (version === '2.2' && needsDollarToMatch(pattern)) return () => false
  const matches = regexMatcher(version === '2.2' ? directoryPatternOn22(pattern) : pattern, false)
  return (folder) => matches(`${folder}/`) || (version === '2.4' && matches(folder))
}

/**
 * `<Location /a>` matches `/a` and everything below. Wildcards match the whole URL (server/request.c,
 * ap_location_walk).
 */
function locationMatcher({ path, regex }: LocatedSection): Matcher {
  if (regex) return regexMatcher(path, false)
  if (!hasWildcard(path)) return urlAtOrBelowTest(path === '' ? '/' : path)
  const pattern = path.split('/')
  return (url) => {
    const parts = url.split('/')
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => mayWildcardPatternMatch(part, parts[index] ?? ''))
    )
  }
}

/** `<Proxy>` matches URLs with this prefix, or by wildcards (modules/proxy/mod_proxy.c, proxy_walk). */
function proxyMatcher({ path, regex }: LocatedSection): Matcher {
  if (regex) return regexMatcher(path, false)
  if (!hasWildcard(path)) return (url) => url.startsWith(path)
  // In `<Proxy>`, `*` also matches slashes.
  const source = path
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.')
  return regexMatcher(`^${source}$`, false)
}
