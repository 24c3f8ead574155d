import { lazy } from '../base/lazy.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import { includeDirectiveNames } from '../httpd/directives.js'
import { hasWildcard } from '../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import { isLiteral } from '../syntax/literal.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'
import type { Disk } from './disk.js'
import { filesAt, type LocatedFiles } from './located-files.js'
import { hasMainFileName } from './main-file-name.js'
import type { NameIndex } from './name-index.js'
import { contentFoldersWithUrls } from './path-mapping.js'
import { builtInServerRootOnDebian } from './server-paths.js'

/** The place of ServerRoot among the given files, and the root of the server's disk. */
export interface ServerRoot {
  /** The value of ServerRoot, as segments; undefined if no given file sets it. */
  readonly onServer: readonly string[] | undefined
  /** The place of that folder; undefined if it is not known. Then no relative path is known either. */
  readonly place: readonly string[] | undefined
  /**
   * The place of the root of the server's disk among the given files, with which every absolute path has a place. Empty if the
   * files are where the server has them; for a copy, its folder, such as `old` for `old/etc/httpd`.
   */
  readonly diskRoot: readonly string[] | undefined
}

/** The places of a path on the server, for each root of a disk that is known. */
export const placesOfAbsolutePath = (
  roots: readonly ServerRoot[],
  names: readonly string[],
): readonly (readonly string[])[] => roots.flatMap(({ diskRoot }) => (diskRoot ? [[...diskRoot, ...names]] : []))

/**
 * The ServerRoot of each main file and the root of its disk, if known: from the place of the main file, and from where
 * other paths in the configuration are found.
 * @param stated the values from the settings, for files that do not show them
 */
export function serverRootsAmong(
  given: LocatedFiles,
  index: NameIndex,
  stated: { readonly serverRoot?: string | undefined; readonly root?: string | undefined; readonly disk?: Disk } = {},
): readonly ServerRoot[] {
  const { serverRoot, root, disk } = stated
  const named = lazy(() => pathsNamed(index))
  const known = { given, index, disk, named, root: root === undefined ? undefined : given.placeOf(root) }
  const own = index
    .directives('ServerRoot')
    .filter((line) => isLiteral(line) && isAbsolute(line.args[0]?.value ?? ''))
    .map((line) => ({ main: line.file, onServer: segmentsOf(line.args[0]?.value ?? '') }))
  if (own.length > 0) return own.flatMap(({ main, onServer }) => rootOf(known, main, onServer) ?? [])
  const mains = given.files.filter(({ file }) => hasMainFileName(file)).map(({ file }) => file)
  const onServer = serverRoot === undefined ? undefined : segmentsOf(serverRoot)
  return [...new Set(mains)].flatMap((main) => rootOf(known, main, onServer ?? builtInServerRootOnDebian(main)) ?? [])
}

interface Known {
  readonly given: LocatedFiles
  readonly index: NameIndex
  readonly disk: Disk | undefined
  /** The paths of the server's files and folders in the configuration, as segments from the root. */
  readonly named: () => readonly (readonly string[])[]
  /** The root of the disk, from the settings or the options. */
  readonly root: readonly string[] | undefined
}

function rootOf(known: Known, main: ConfigFile, onServer: readonly string[] | undefined): ServerRoot | undefined {
  const top = topOf(known, main, onServer)
  if (top && onServer) return { onServer, place: [...top, ...onServer], diskRoot: top }
  const place = folderOfIncludes(known, main, onServer)
  return top || place ? { onServer, place, diskRoot: top } : undefined
}

/**
 * The root of the server's disk: the folder above the main file that fits ServerRoot, or the folder below which most paths in the
 * configuration are found. One path is not enough, because its name may be equal by chance.
 */
function topOf(known: Known, main: ConfigFile, onServer: readonly string[] | undefined): readonly string[] | undefined {
  const place = known.given.placeOf(main.path)
  if (known.root) return isPathWithin(place, known.root) ? known.root : undefined
  const isOfRoot = (top: readonly string[]) => onServer !== undefined && isPathWithin(place, [...top, ...onServer])
  if (onServer && onServer.length > 0 && isOfRoot([])) return []
  const named = known.named()
  const weightOf = (top: readonly string[]) =>
    named
      .filter((names) => isThere(known, [...top, ...names]))
      .reduce((sum, { length }) => sum + length - 1, isOfRoot(top) ? (onServer?.length ?? 1) - 1 : 0)
  const tops = topsAbove(place, onServer ? [onServer, ...named] : named)
  const ofRoot = tops.filter(isOfRoot)
  const weighed = (ofRoot.length > 0 ? ofRoot : tops).map((top) => ({ top, weight: weightOf(top) }))
  const best = weighed.reduce((one, other) => (other.weight > one.weight ? other : one), { top: place, weight: 0 })
  return best.weight > (ofRoot.length > 0 ? 0 : 1) ? best.top : topOfPackages(place, onServer)
}

/**
 * The root of the disk if the main file is where packages put it and ServerRoot is elsewhere, as on Slackware and OS X. Undefined
 * if ServerRoot has its own folder `etc`.
 */
function topOfPackages(place: readonly string[], onServer: readonly string[] = []): readonly string[] | undefined {
  const [own = ''] = mainOfPackages.exec(place.join('/')) ?? []
  const names = segmentsOf(own)
  if (names.length === 0 || onServer.includes('etc')) return undefined
  return place.slice(0, -names.length)
}

const mainOfPackages = /(?<![^/])((private\/)?etc\/(httpd|apache2(\/2\.2)?)|usr\/local\/etc\/apache22)\/httpd\.conf$/

/**
 * The folders above a place that may be `/` of the server's disk, because the next names in the place begin a path in the
 * configuration.
 */
function topsAbove(place: readonly string[], named: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const lengths = new Set<number>()
  for (const [first, second] of named)
    for (const [at, name] of place.entries())
      if (name === first && (second === undefined || place[at + 1] === second)) lengths.add(at)
  return [...lengths].sort((a, b) => b - a).map((length) => place.slice(0, length))
}

const isThere = ({ given, disk }: Known, place: readonly string[]): boolean =>
  given.hasFolder(place) || given.hasFile(place) || /^(file|folder)$/.test(disk?.kindAt(place) ?? '')

/** The number of paths that are examined. A host with thousands of sites has thousands. */
const maxNamed = 40

function pathsNamed(index: NameIndex): readonly (readonly string[])[] {
  const words = [
    ...contentFoldersWithUrls(index).map(({ line, folder }) => [line, folder] as const),
    ...index.directives(...filesNamed).map((line) => [line, line.args[0]?.value] as const),
    ...index.sections('Directory').map((section) => [section, section.args[0]?.value] as const),
  ]
  const named = new Map<string, readonly string[]>()
  for (const [node, word] of words) {
    const names = word === undefined ? undefined : namesBeforeWild(node, word)
    if (names && names.length > 1) named.set(names.join('/'), names)
    if (named.size === maxNamed) break
  }
  return [...named.values()]
}

const filesNamed = ['Include', 'TypesConfig', 'AuthUserFile', 'AuthGroupFile'] as const

function namesBeforeWild(node: Directive | Section, word: string): readonly string[] | undefined {
  if (!isLiteral(node) || !isAbsolute(word)) return undefined
  const names = segmentsOf(word)
  const wild = names.findIndex(hasWildcard)
  return wild < 0 ? names : names.slice(0, wild)
}

/** The folder, at or above the main file, from which most Include lines lead to a given file. */
function folderOfIncludes(
  { given, index }: Known,
  main: ConfigFile,
  onServer: readonly string[] | undefined,
): readonly string[] | undefined {
  const place = given.placeOf(main.path)
  const includes = index.directives(...includeDirectiveNames).filter((line) => line.file === main)
  const tails = includes.flatMap((line) => tailOf(line, onServer) ?? [])
  let best: { readonly place: readonly string[]; readonly count: number } | undefined
  for (let length = place.length - 1; length >= 0; length--) {
    const folder = place.slice(0, length)
    const count = tails.filter(
      ({ names, isFolder }) => filesAt(given, [...folder, ...names], isFolder).length > 0,
    ).length
    if (count > (best?.count ?? 0)) best = { place: folder, count }
  }
  return best?.place
}

/** The path of an Include relative to ServerRoot. */
function tailOf(
  line: Directive,
  onServer: readonly string[] | undefined,
): { readonly names: readonly string[]; readonly isFolder: boolean } | undefined {
  const path = line.args[0]?.value ?? ''
  if (path === '' || !isLiteral(line)) return undefined
  const names = segmentsOf(path)
  const isFolder = path.endsWith('/')
  if (!isAbsolute(path)) return { names, isFolder }
  return onServer && isPathWithin(names, onServer) ? { names: names.slice(onServer.length), isFolder } : undefined
}
