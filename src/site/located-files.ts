import { groupBy } from '../base/group-by.js'
import { oncePerText } from '../base/once.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import { nameMatcher } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { Disk } from './disk.js'
import { serverPathConverter } from './server-paths.js'

/** A given file under one of its names. */
export interface LocatedFile {
  readonly file: ConfigFile
  /** The path as it was given. */
  readonly path: string
  /** The path segments of the file, from the root of the disk if that is known. */
  readonly place: readonly string[]
}

/** The given files. A file to which links lead has several entries, one for each name. */
export interface LocatedFiles {
  readonly files: readonly LocatedFile[]
  /** The number of leading segments that all places share. */
  readonly sharedSegmentCount: number
  /** The names of a file. There are several if links lead to it. */
  namesOf(file: ConfigFile): readonly LocatedFile[]
  /** The segments of a given path, from the root of the disk if that is known. */
  placeOf(path: string): readonly string[]
  /** Whether a given file is at this place. */
  hasFile(place: readonly string[]): boolean
  /** Whether a given file is in this folder or below it. */
  hasFolder(place: readonly string[]): boolean
}

/**
 * The given files with their names and places.
 * @param links further names of given files: the path of a link, and the path of the file
 * @param folder the absolute path of the folder that relative paths start from; absent if not known
 */
export function locatedFiles(
  files: readonly ConfigFile[],
  links: ReadonlyMap<string, string>,
  { folder, disk }: { readonly folder?: string; readonly disk?: Disk } = {},
): LocatedFiles {
  const asGiven = (path: string) => segmentsOf(isAbsolute(path) || folder === undefined ? path : `${folder}/${path}`)
  const placeOf = oncePerText(serverPathConverter(files, asGiven, disk))
  const byPath = new Map(files.map((file) => [file.path, file]))
  const linked = Array.from(links).flatMap(([link, path]): LocatedFile[] => {
    const file = byPath.get(path)
    return file ? [{ file, path: link, place: placeOf(link) }] : []
  })
  const named = [...files.map((file) => ({ file, path: file.path, place: placeOf(file.path) })), ...linked]
  let paths: ReadonlySet<string> | undefined
  let folders: ReadonlySet<string> | undefined
  let names: ReadonlyMap<ConfigFile, readonly LocatedFile[]> | undefined
  return {
    files: named,
    sharedSegmentCount: sharedBeginning(named),
    placeOf,
    namesOf(file) {
      names ??= groupBy(named, (one) => one.file)
      return names.get(file) ?? []
    },
    hasFile(place) {
      paths ??= new Set(named.map((one) => one.place.join('/')))
      return paths.has(place.join('/'))
    },
    hasFolder(place) {
      folders ??= foldersAmong(named)
      return folders.has(place.join('/'))
    },
  }
}

function sharedBeginning(named: readonly LocatedFile[]): number {
  const [first, ...others] = named.map(({ place }) => place)
  let count = first ? first.length - 1 : 0
  for (const place of others) {
    let same = 0
    while (same < count && same < place.length - 1 && place[same] === first?.[same]) same++
    count = same
  }
  return count
}

function foldersAmong(named: readonly LocatedFile[]): Set<string> {
  const folders = new Set<string>()
  for (const { place } of named)
    for (let length = place.length - 1; length >= 0; length--) {
      const folder = place.slice(0, length).join('/')
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return folders
}

/**
 * The given files that httpd reads for an Include of this place, by folder and name. For a folder, all files in and
 * below it.
 */
export function filesAt(
  { files }: LocatedFiles,
  pattern: readonly string[],
  isFolder: boolean,
): readonly LocatedFile[] {
  const isThere = placeMatcher(pattern, isFolder)
  return files.filter(({ place }) => isThere(place))
}

/** Returns a test for an Include pattern: whether httpd reads the file at a place. */
export function placeMatcher(pattern: readonly string[], isFolder: boolean): (place: readonly string[]) => boolean {
  const matchers = pattern.map(nameMatcher)
  const least = matchers.length + (isFolder ? 1 : 0)
  return (place) => place.length >= least && matchers.every((matches, index) => matches(place[index] ?? ''))
}

/** The files in the order in which httpd reads them: by their names, folder by folder (server/config.c, fname_alphasort). */
export function filesInReadingOrder(found: readonly LocatedFile[]): readonly ConfigFile[] {
  return [...new Set([...found].sort((a, b) => compare(a.place, b.place)).map(({ file }) => file))]
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((segment, index) => segment !== b[index])
  const [one, other] = [a[at] ?? '', b[at] ?? '']
  return at < 0 ? 0 : one < other ? -1 : 1
}
