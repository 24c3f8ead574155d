import { liesWithin } from '../httpd/folder-path.js'
import type { Disk, Kind } from './disk.js'
import type { LocatedFiles } from './located-files.js'
import { givenPaths, type PathMapping } from './path-mapping.js'
import type { ServerRoot } from './server-roots.js'

/** What is known of the server's folders, each by the names on the way to it on the server. */
export interface KnownFolders {
  /** What the server has there. */
  kindAt(names: readonly string[]): Kind | undefined
  /** Whether every file that httpd looks for in this folder and below is among the given ones. */
  holdsFolder(names: readonly string[]): boolean
}

interface Known {
  readonly given: LocatedFiles
  readonly roots: readonly ServerRoot[]
  readonly mappings: readonly PathMapping[]
  /** Folders of which every file was looked at, as their paths were given. */
  readonly whole: readonly string[]
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
  const kindOf = ({ names, isHere }: Place): Kind | undefined => {
    const kind = disk?.kindAt(names) ?? (given.hasFolder(names) ? 'folder' : undefined)
    // What an image or a repository has not, the server may have all the same.
    return kind === 'nothing' && !isHere ? undefined : kind
  }
  const whole = known.whole.map(given.placeOf)
  const isWhole = (place: Place) =>
    whole.some((folder) => liesWithin(place.names, folder)) && (place.isHere || kindOf(place) !== undefined)
  return {
    kindAt: (names) => placesOf(known, names).flatMap((place) => kindOf(place) ?? [])[0],
    holdsFolder: (names) => placesOf(known, names).some((place) => isWhole(place) || isAllGiven(known, place)),
  }
}

function placesOf({ given, roots, mappings }: Known, names: readonly string[]): readonly Place[] {
  const mapped = givenPaths(mappings, `/${names.join('/')}`)
  if (mapped.length > 0) return mapped.map((path) => ({ names: given.placeOf(path), isHere: false }))
  return roots.flatMap(({ top }) => (top ? [{ names: [...top, ...names], isHere: top.length === 0 }] : []))
}

/** Whether the disk has no such file there but those that are given. */
function isAllGiven({ given, accessFiles, disk }: Known, { names }: Place): boolean {
  if (disk?.kindAt(names) !== 'folder') return false
  const found = disk.filesCalled(accessFiles, names)
  return found?.every((place) => given.hasFile(place)) ?? false
}
