import { liesWithin } from '../httpd/folder-path.js'
import type { Disk, DiskEntryKind } from './disk.js'
import type { LocatedFiles } from './located-files.js'
import { givenPaths, type PathMapping } from './path-mapping.js'
import type { ServerRoot } from './server-roots.js'

/** What is known of the server's folders, each by the names on the way to it on the server. */
export interface KnownFolders {
  /** What the server has there. */
  kindAt(names: readonly string[]): DiskEntryKind | undefined
  /** Whether a line of the file that the server has there is longer than this many bytes; undefined where it cannot be read. */
  hasLineBeyond(length: number, names: readonly string[]): boolean | undefined
  /** How a given file is renamed: in a repository that is not the server itself, in git on the server, in a copy, or on the server. */
  renamedBy(place: readonly string[]): 'repository' | 'git' | 'copy' | 'server'
  /**
   * By which other names the disk shows files that httpd looks for in this folder, above it and below: each name with the place
   * that the links in it lead to, on the disk too.
   */
  linkedNear(names: readonly string[]): readonly LinkedFile[]
  /** The place of a given file, without the links on the way to it; undefined where the disk cannot be asked. */
  realPlace(place: readonly string[]): readonly string[] | undefined
  /**
   * Links in this folder, or below it, to what was not copied with it; on the server itself, one that leads nowhere is nothing.
   */
  lostWithin(names: readonly string[]): readonly BrokenLink[]
  /** Whether every file that httpd looks for in this folder and below is among the given ones. */
  holdsFolder(names: readonly string[]): boolean
}

/** A file by a name that was not given. */
export interface LinkedFile {
  readonly name: readonly string[]
  readonly real: readonly string[]
}

/** A link to what is not there. */
export interface BrokenLink {
  readonly place: readonly string[]
  /** Where it leads, as it says it. */
  readonly target: string
}

interface Known {
  readonly given: LocatedFiles
  readonly roots: readonly ServerRoot[]
  readonly mappings: readonly PathMapping[]
  /** Folders of which every file was looked at, as their paths were given. */
  readonly whole: readonly string[]
  /** Links in them to what is not there. */
  readonly lost: readonly BrokenLink[]
  /** What httpd looks for in each folder. */
  readonly accessFiles: ReadonlySet<string>
  readonly disk: Disk | undefined
}

/** A place where a folder of the server may lie. */
interface Place {
  readonly names: readonly string[]
  /** The server itself has it there, so that it has nothing else. */
  readonly isHere: boolean
}

export function knownFolders(known: Known): KnownFolders {
  const { given, disk } = known
  const kindOf = ({ names, isHere }: Place): DiskEntryKind | undefined => {
    const kind = disk?.kindAt(names) ?? (given.hasFolder(names) ? 'folder' : undefined)
    // What an image or a repository has not, the server may have all the same.
    return kind === 'nothing' && !isHere ? undefined : kind
  }
  const whole = known.whole.map(given.placeOf)
  const isWhole = (place: Place) =>
    whole.some((folder) => liesWithin(place.names, folder)) && (place.isHere || kindOf(place) !== undefined)
  return {
    kindAt: (names) => placesOf(known, names).flatMap((place) => kindOf(place) ?? [])[0],
    hasLineBeyond: (length, names) =>
      placesOf(known, names).flatMap((place) => disk?.hasLineBeyond(length, place.names) ?? [])[0],
    renamedBy(place) {
      const isServer = known.roots.some(({ top }) => top?.length === 0)
      if (disk?.isVersioned(place)) return isServer ? 'git' : 'repository'
      return !isServer && known.roots.some(({ top }) => top) ? 'copy' : 'server'
    },
    linkedNear: (names) => placesOf(known, names).flatMap((place) => linkedNear(known, place, whole)),
    realPlace: (place) => disk?.realPlace(place),
    lostWithin: (names) => placesOf(known, names).flatMap((place) => lostWithin(known, place, names)),
    holdsFolder: (names) => placesOf(known, names).some((place) => isWhole(place) || isAllGiven(known, place)),
  }
}

function placesOf({ given, roots, mappings }: Known, names: readonly string[]): readonly Place[] {
  const mapped = givenPaths(mappings, `/${names.join('/')}`)
  if (mapped.length > 0) return mapped.map((path) => ({ names: given.placeOf(path), isHere: false }))
  return roots.flatMap(({ top }) => (top ? [{ names: [...top, ...names], isHere: top.length === 0 }] : []))
}

const lostWithin = ({ lost }: Known, { names, isHere }: Place, onServer: readonly string[]) =>
  isHere
    ? []
    : lost
        .filter(({ place }) => liesWithin(place, names))
        .map(({ place, target }) => ({ place: [...onServer, ...place.slice(names.length)], target }))

/** @param whole the places of folders of which every file was looked at, whatever links are in them */
function linkedNear(
  { given, accessFiles, disk }: Known,
  { names }: Place,
  whole: readonly (readonly string[])[],
): readonly LinkedFile[] {
  if (!disk || whole.some((folder) => liesWithin(names, folder))) return []
  const above = names.flatMap((_, depth) => [...accessFiles].map((name) => [...names.slice(0, depth), name]))
  const near = [...above, ...(disk.filesCalled(accessFiles, names) ?? [])]
  return near.flatMap((name) => {
    const real = given.hasFile(name) ? undefined : disk.realPlace(name)
    return real && real.join('/') !== name.join('/') ? { name, real } : []
  })
}

/** Whether the disk has no such file there beyond the given ones. */
function isAllGiven({ given, accessFiles, disk }: Known, { names }: Place): boolean {
  if (disk?.kindAt(names) !== 'folder') return false
  const found = disk.filesCalled(accessFiles, names)
  return found?.every((place) => given.hasFile(place)) ?? false
}
