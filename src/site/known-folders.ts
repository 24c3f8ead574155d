import { liesWithin } from '../httpd/folder-path.js'
import type { Disk, Kind } from './disk.js'
import type { LocatedFiles } from './located-files.js'
import { givenPaths, type PathMapping } from './path-mapping.js'
import type { ServerRoot } from './server-roots.js'

/** What is known of the server's folders, each by the names on the way to it on the server. */
export interface KnownFolders {
  /** What the server has there. */
  kindAt(names: readonly string[]): Kind | undefined
  /** How a given file is renamed: in a repository that is not the server itself, in git on the server, or by no git at all. */
  renamedBy(place: readonly string[]): 'repository' | 'git' | 'server'
  /** Whether links are seen to lead from a folder, or from below it, to a given file that httpd looks for in each folder. */
  leadsTo(names: readonly string[], path: string): boolean
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
    renamedBy(place) {
      if (!disk?.isVersioned(place)) return 'server'
      return known.roots.some(({ top }) => top?.length === 0) ? 'git' : 'repository'
    },
    leadsTo: (names, path) => placesOf(known, names).some((place) => isLinkedBelow(known, place, path)),
    holdsFolder: (names) => placesOf(known, names).some((place) => isWhole(place) || isAllGiven(known, place)),
  }
}

function placesOf({ given, roots, mappings }: Known, names: readonly string[]): readonly Place[] {
  const mapped = givenPaths(mappings, `/${names.join('/')}`)
  if (mapped.length > 0) return mapped.map((path) => ({ names: given.placeOf(path), isHere: false }))
  return roots.flatMap(({ top }) => (top ? [{ names: [...top, ...names], isHere: top.length === 0 }] : []))
}

function isLinkedBelow({ given, accessFiles, disk }: Known, { names }: Place, path: string): boolean {
  const own = given.placeOf(path).join('/')
  const real = disk?.realPlace(given.placeOf(path))?.join('/')
  const found = disk?.filesCalled(accessFiles, names) ?? []
  return found.some((place) => place.join('/') !== own && disk?.realPlace(place)?.join('/') === real)
}

/** Whether the disk has no such file there but those that are given. */
function isAllGiven({ given, accessFiles, disk }: Known, { names }: Place): boolean {
  if (disk?.kindAt(names) !== 'folder') return false
  const found = disk.filesCalled(accessFiles, names)
  return found?.every((place) => given.hasFile(place)) ?? false
}
