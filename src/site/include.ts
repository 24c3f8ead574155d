import { isAbsolute } from '../httpd/absolute-path.js'
import { liesWithin, segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import type { Disk } from './disk.js'
import { filesThatEndAlike } from './ends-alike.js'
import type { BrokenLink } from './known-folders.js'
import { filesAt, inReadingOrder, type LocatedFiles, placeMatcher } from './located-files.js'
import { givenPaths, type PathMapping } from './path-mapping.js'
import type { ServerRoot } from './server-roots.js'

/** The files that an Include directive reads, as far as they were given. */
export interface IncludeResult {
  readonly files: readonly ConfigFile[]
  /**
   * `known`: the folder that it names is known, and these are its files. `likely`: given files whose paths end alike.
   * `guess`: it may read other files, or only some of these. `absent`: the folder that it names is not there,
   * where that of the line is. `unseen`: what it names is not among the given files.
   */
  readonly how: 'known' | 'likely' | 'guess' | 'absent' | 'unseen'
  /**
   * The places that the Include names, each as a list of path segments: a file, a folder or a pattern. Empty if they
   * cannot be told.
   */
  readonly places: readonly (readonly string[])[]
  /** Links that it would read, and that lead to what was not copied with them. */
  readonly lost: readonly BrokenLink[]
}

interface Where {
  readonly given: LocatedFiles
  /** The values of the ServerRoot directives. */
  readonly said: readonly string[]
  readonly roots: readonly ServerRoot[]
  /** As somebody has said how folders of the server lie in the repository. */
  readonly mappings: readonly PathMapping[]
  readonly lost: readonly BrokenLink[]
  readonly disk?: Disk | undefined
}

/**
 * Which of the given files each Include reads: a file, a folder with all that it holds, or what a pattern matches, in the
 * order of the names (server/config.c, ap_process_resource_config, fname_alphasort; 2.4: server/util.c, ap_dir_nofnmatch).
 */
export function includeResolver(where: Where): (include: Directive) => IncludeResult {
  const alike = filesThatEndAlike(where.given, where.said)
  const known = new Map<Directive, IncludeResult>()
  return (include) => {
    const found = known.get(include) ?? includedBy(where, include, alike)
    known.set(include, found)
    return found
  }
}

type Alike = ReturnType<typeof filesThatEndAlike>

function includedBy(where: Where, include: Directive, alike: Alike): IncludeResult {
  const path = include.args[0]?.value.replaceAll('\\', '/')
  if (!path) return { files: [], how: 'unseen', places: [], lost: [] }
  const mapped = placesMapped(where, path)
  if (mapped.length > 0) return known(where, mapped, path)
  const { isHere, places } = placesBelowRoots(where, include, path)
  // On the server itself what is not there is nothing.
  const exact = known(isHere ? { ...where, lost: [] } : where, places, path)
  if (isHere || exact.files.length > 0) return exact
  // The folder is there, and holds no such file.
  const folders = path.endsWith('/') ? places : places.map((place) => place.slice(0, -1))
  if (folders.some((folder) => where.given.hasFolder(folder) || where.disk?.kindAt(folder) === 'folder')) return exact
  const { files: found, guess } = alike(include)
  const files = isAbsolute(path) ? found.filter((file) => !isOnDisk(where, file)) : found
  if (files.length === 0)
    return { ...exact, how: folders.some((folder) => isAbsent(where, include, folder)) ? 'absent' : 'unseen' }
  return { ...exact, files, how: guess || places.length > 0 ? 'guess' : 'likely' }
}

/** Whether a file lies below the root of a server's disk, so that its path on the server is known: no other path names it. */
const isOnDisk = ({ given, roots }: Where, { path }: ConfigFile): boolean =>
  roots.some(({ top, onServer }) => onServer && top && top.length > 0 && liesWithin(given.placeOf(path), top))

/** A copy of the file usually has the folders beside it, but git leaves out empty ones. */
const isAbsent = ({ given, disk }: Where, { file }: Directive, folder: readonly string[]): boolean =>
  disk?.kindAt(folder) === 'nothing' &&
  !disk.isVersioned(folder) &&
  given.placeOf(file.path).slice(0, -1).join('/') === folder.slice(0, -1).join('/')

function known({ given, lost }: Where, places: readonly (readonly string[])[], path: string): IncludeResult {
  const files = places.flatMap((place) => inReadingOrder(filesAt(given, place, path.endsWith('/'))))
  const isRead = places.map((place) => placeMatcher(place, path.endsWith('/')))
  return {
    files: [...new Set(files)],
    how: 'known',
    places,
    lost: lost.filter(({ place }) => isRead.some((matches) => matches(place))),
  }
}

/** Where a mapping says that the given files have what the path names. */
function placesMapped({ given, said, mappings }: Where, path: string): readonly (readonly string[])[] {
  if (mappings.length === 0) return []
  const absolute = isAbsolute(path) ? [path] : said.map((root) => `${root.replaceAll('\\', '/')}/${path}`)
  return absolute
    .flatMap((one) => givenPaths(mappings, (one.startsWith('/') ? '/' : '') + segmentsOf(one).join('/')))
    .map((one) => given.placeOf(one))
}

/** Where the server's own folder shows what the path names. Of several servers the one is meant that the line lies in. */
function placesBelowRoots(
  { given, roots }: Where,
  include: Directive,
  path: string,
): { readonly places: readonly (readonly string[])[]; readonly isHere: boolean } {
  const from = given.placeOf(include.file.path)
  const own = roots.filter(({ place, top }) => liesWithin(from, place ?? top ?? from))
  const places: (readonly string[])[] = []
  let isHere = false
  for (const root of own.length > 0 ? own : roots) {
    const place = placeBelow(root, path)
    if (!place) continue
    places.push(place)
    isHere ||= root.top?.length === 0
  }
  const distinct = new Map(places.map((place) => [place.join('/'), place]))
  return { places: [...distinct.values()], isHere }
}

function placeBelow({ onServer, place, top }: ServerRoot, path: string): readonly string[] | undefined {
  if (!isAbsolute(path)) return place && segmentsOf(`${place.join('/')}/${path}`)
  const names = segmentsOf(path)
  if (top) return [...top, ...names]
  return place && onServer && liesWithin(names, onServer) ? [...place, ...names.slice(onServer.length)] : undefined
}
