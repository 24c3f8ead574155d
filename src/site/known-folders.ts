import { isPathWithin } from '../httpd/folder-path.js'
import type { Disk, DiskEntryKind } from './disk.js'
import type { LocatedFiles } from './located-files.js'
import { givenPathsFor, type PathMapping } from './path-mapping.js'
import type { ServerRoot } from './server-roots.js'

/** What is known about folders of the server. Each is given by its path segments on the server. */
export interface KnownFolders {
  /** The kind of the entry on the server; undefined if it is not known. */
  kindAt(names: readonly string[]): DiskEntryKind | undefined
  /** Whether a file on the server has a line longer than this; undefined if it cannot be read. */
  hasLineLongerThan(length: number, names: readonly string[]): boolean | undefined
  /**
   * Where a given file can be renamed: in a repository apart from the server, in a repository on the server, in a copy, or
   * directly on the server.
   */
  whereToRename(place: readonly string[]): 'repository' | 'git' | 'copy' | 'server'
  /**
   * The names that links on the disk give to files which httpd looks for in this folder, above and below it. Each comes with the
   * place that its links lead to.
   */
  linkedFilesAround(names: readonly string[]): readonly LinkedFile[]
  /** The place of a given file with links resolved; undefined if the disk cannot be queried. */
  realPlace(place: readonly string[]): readonly string[] | undefined
  /**
   * Broken links in or below this folder whose targets were not copied. Not on the server itself, where a broken link leads to no
   * file.
   */
  brokenLinksWithin(names: readonly string[]): readonly BrokenLink[]
  /** Whether all per-directory files in this folder and below it are given. */
  hasAllHtaccessIn(names: readonly string[]): boolean
}

/** A name that a link gives to a file, and the place to which the link leads. */
export interface LinkedFile {
  readonly name: readonly string[]
  readonly realPlace: readonly string[]
}

/** A link whose target does not exist. */
export interface BrokenLink {
  readonly place: readonly string[]
  /** The target as written in the link. */
  readonly target: string
}

interface Known {
  readonly given: LocatedFiles
  readonly roots: readonly ServerRoot[]
  readonly mappings: readonly PathMapping[]
  /** Folders in which every file was examined, as their paths were given. */
  readonly whole: readonly string[]
  /** Broken links in these folders. */
  readonly lost: readonly BrokenLink[]
  /** The names of per-directory files. */
  readonly accessFiles: ReadonlySet<string>
  readonly disk: Disk | undefined
}

/** A path on this disk that a folder of the server may have. */
interface Place {
  readonly names: readonly string[]
  /** Whether this machine is the server, so that a file missing here does not exist there. */
  readonly isHere: boolean
}

export function knownFolders(known: Known): KnownFolders {
  const { given, disk } = known
  const kindOf = ({ names, isHere }: Place): DiskEntryKind | undefined => {
    const kind = disk?.kindAt(names) ?? (given.hasFolder(names) ? 'folder' : undefined)
    // A file missing in an image or a repository may exist on the server, so its kind is not known.
    return kind === 'nothing' && !isHere ? undefined : kind
  }
  const whole = known.whole.map(given.placeOf)
  const isWhole = (place: Place) =>
    whole.some((folder) => isPathWithin(place.names, folder)) && (place.isHere || kindOf(place) !== undefined)
  return {
    kindAt: (names) => placesOf(known, names).flatMap((place) => kindOf(place) ?? [])[0],
    hasLineLongerThan: (length, names) =>
      placesOf(known, names).flatMap((place) => disk?.hasLineLongerThan(length, place.names) ?? [])[0],
    whereToRename(place) {
      const isServer = known.roots.some(({ diskRoot }) => diskRoot?.length === 0)
      if (disk?.isInGitWorkTree(place)) return isServer ? 'git' : 'repository'
      return !isServer && known.roots.some(({ diskRoot }) => diskRoot) ? 'copy' : 'server'
    },
    linkedFilesAround: (names) => placesOf(known, names).flatMap((place) => linkedNear(known, place, whole)),
    realPlace: (place) => disk?.realPlace(place),
    brokenLinksWithin: (names) => placesOf(known, names).flatMap((place) => lostWithin(known, place, names)),
    hasAllHtaccessIn: (names) => placesOf(known, names).some((place) => isWhole(place) || isAllGiven(known, place)),
  }
}

function placesOf({ given, roots, mappings }: Known, names: readonly string[]): readonly Place[] {
  const mapped = givenPathsFor(mappings, `/${names.join('/')}`)
  if (mapped.length > 0) return mapped.map((path) => ({ names: given.placeOf(path), isHere: false }))
  return roots.flatMap(({ diskRoot }) =>
    diskRoot ? [{ names: [...diskRoot, ...names], isHere: diskRoot.length === 0 }] : [],
  )
}

const lostWithin = ({ lost }: Known, { names, isHere }: Place, onServer: readonly string[]) =>
  isHere
    ? []
    : lost
        .filter(({ place }) => isPathWithin(place, names))
        .map(({ place, target }) => ({ place: [...onServer, ...place.slice(names.length)], target }))

/**
 * The names that links in this folder, above and below it give to files.
 * @param whole folders in which every file and link was examined
 */
function linkedNear(
  { given, accessFiles, disk }: Known,
  { names }: Place,
  whole: readonly (readonly string[])[],
): readonly LinkedFile[] {
  if (!disk || whole.some((folder) => isPathWithin(names, folder))) return []
  const above = names.flatMap((_, depth) => [...accessFiles].map((name) => [...names.slice(0, depth), name]))
  const near = [...above, ...(disk.filesNamed(accessFiles, names) ?? [])]
  return near.flatMap((name) => {
    const real = given.hasFile(name) ? undefined : disk.realPlace(name)
    return real && real.join('/') !== name.join('/') ? { name, realPlace: real } : []
  })
}

/** Whether the folder on the disk contains no per-directory file that was not given. */
function isAllGiven({ given, accessFiles, disk }: Known, { names }: Place): boolean {
  if (disk?.kindAt(names) !== 'folder') return false
  const found = disk.filesNamed(accessFiles, names)
  return found?.every((place) => given.hasFile(place)) ?? false
}
