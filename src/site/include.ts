import { isAbsolute } from '../httpd/absolute-path.js'
import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import type { Disk } from './disk.js'
import { includedFilesGuesser } from './guess-includes.js'
import type { BrokenLink } from './known-folders.js'
import { filesAt, filesInReadingOrder, type LocatedFiles, placeMatcher } from './located-files.js'
import { givenPathsFor, type PathMapping } from './path-mapping.js'
import type { ServerRoot } from './server-roots.js'

/** The given files that an Include directive reads. */
export interface IncludeResult {
  readonly files: readonly ConfigFile[]
  /**
   * `known`: these are exactly the files that it names. `likely`: given files whose paths end in the same names. `guess`: it may
   * read other files, or only some of these. `absent`: the folder that it names does not exist, although the folder of the line
   * does. `unseen`: the files that it names were not given.
   */
  readonly outcome: 'known' | 'likely' | 'guess' | 'absent' | 'unseen'
  /**
   * The places that the Include names, each as a list of path segments: a file, a folder or a pattern. Empty if they are not
   * known.
   */
  readonly places: readonly (readonly string[])[]
  /** Links that the Include would read, but whose targets were not copied. */
  readonly brokenLinks: readonly BrokenLink[]
}

interface Where {
  readonly given: LocatedFiles
  /** The values of the ServerRoot directives. */
  readonly said: readonly string[]
  readonly roots: readonly ServerRoot[]
  /** The places of the server's folders in the repository, as the settings state them. */
  readonly mappings: readonly PathMapping[]
  readonly lost: readonly BrokenLink[]
  readonly disk?: Disk | undefined
}

/**
 * Returns a function: which of the given files an Include reads. It reads a file, all files in a folder, or the ones that a
 * pattern matches, in the order of their names (server/config.c, ap_process_resource_config, fname_alphasort; 2.4: server/util.c,
 * ap_dir_nofnmatch).
 */
export function includeResolver(where: Where): (include: Directive) => IncludeResult {
  const alike = includedFilesGuesser(where.given, where.said)
  const known = new Map<Directive, IncludeResult>()
  return (include) => {
    const found = known.get(include) ?? includedBy(where, include, alike)
    known.set(include, found)
    return found
  }
}

type Alike = ReturnType<typeof includedFilesGuesser>

function includedBy(where: Where, include: Directive, alike: Alike): IncludeResult {
  const path = include.args[0]?.value.replaceAll('\\', '/')
  if (!path) return { files: [], outcome: 'unseen', places: [], brokenLinks: [] }
  const mapped = placesMapped(where, path)
  if (mapped.length > 0) return known(where, mapped, path)
  const { isHere, places } = placesBelowRoots(where, include, path)
  // On the server itself, a broken link leads to no file.
  const exact = known(isHere ? { ...where, lost: [] } : where, places, path)
  if (isHere || exact.files.length > 0) return exact
  // The folder exists but has no such file.
  const folders = path.endsWith('/') ? places : places.map((place) => place.slice(0, -1))
  if (folders.some((folder) => where.given.hasFolder(folder) || where.disk?.kindAt(folder) === 'folder')) return exact
  const { files: found, isGuess } = alike(include)
  const files = isAbsolute(path) ? found.filter((file) => !isOnDisk(where, file)) : found
  if (files.length === 0)
    return { ...exact, outcome: folders.some((folder) => isAbsent(where, include, folder)) ? 'absent' : 'unseen' }
  return { ...exact, files, outcome: isGuess || places.length > 0 ? 'guess' : 'likely' }
}

/** Whether a file is below the root of a server's disk, so that its path on the server is known, and no other path names it. */
const isOnDisk = ({ given, roots }: Where, { path }: ConfigFile): boolean =>
  roots.some(
    ({ diskRoot, onServer }) =>
      onServer && diskRoot && diskRoot.length > 0 && isPathWithin(given.placeOf(path), diskRoot),
  )

/**
 * Whether a folder next to the including file does not exist. Never true in a work tree of git, because git omits empty folders.
 */
const isAbsent = ({ given, disk }: Where, { file }: Directive, folder: readonly string[]): boolean =>
  disk?.kindAt(folder) === 'nothing' &&
  !disk.isInGitWorkTree(folder) &&
  given.placeOf(file.path).slice(0, -1).join('/') === folder.slice(0, -1).join('/')

function known({ given, lost }: Where, places: readonly (readonly string[])[], path: string): IncludeResult {
  const files = places.flatMap((place) => filesInReadingOrder(filesAt(given, place, path.endsWith('/'))))
  const isRead = places.map((place) => placeMatcher(place, path.endsWith('/')))
  return {
    files: [...new Set(files)],
    outcome: 'known',
    places,
    brokenLinks: lost.filter(({ place }) => isRead.some((matches) => matches(place))),
  }
}

function placesMapped({ given, said, mappings }: Where, path: string): readonly (readonly string[])[] {
  if (mappings.length === 0) return []
  const absolute = isAbsolute(path) ? [path] : said.map((root) => `${root.replaceAll('\\', '/')}/${path}`)
  return absolute
    .flatMap((one) => givenPathsFor(mappings, (one.startsWith('/') ? '/' : '') + segmentsOf(one).join('/')))
    .map((one) => given.placeOf(one))
}

/**
 * The places that a path has by a known ServerRoot or root of a disk. If there are several servers, only the server of the line
 * is considered.
 */
function placesBelowRoots(
  { given, roots }: Where,
  include: Directive,
  path: string,
): { readonly places: readonly (readonly string[])[]; readonly isHere: boolean } {
  const from = given.placeOf(include.file.path)
  const own = roots.filter(({ place, diskRoot }) => isPathWithin(from, place ?? diskRoot ?? from))
  const places: (readonly string[])[] = []
  let isHere = false
  for (const root of own.length > 0 ? own : roots) {
    const place = placeBelow(root, path)
    if (!place) continue
    places.push(place)
    isHere ||= root.diskRoot?.length === 0
  }
  const distinct = new Map(places.map((place) => [place.join('/'), place]))
  return { places: [...distinct.values()], isHere }
}

function placeBelow({ onServer, place, diskRoot }: ServerRoot, path: string): readonly string[] | undefined {
  if (!isAbsolute(path)) return place && segmentsOf(`${place.join('/')}/${path}`)
  const names = segmentsOf(path)
  if (diskRoot) return [...diskRoot, ...names]
  return place && onServer && isPathWithin(names, onServer) ? [...place, ...names.slice(onServer.length)] : undefined
}
