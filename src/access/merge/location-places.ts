import { segmentsOf } from '../../httpd/folder-path.js'
import type { Folder } from './folder-tree.js'
import { nameMatchedAt } from './folders-at-urls.js'
import type { Merge, ServerSection } from './merge.js'
import type { Folders } from './merge-directories.js'
import type { Scope } from './scope.js'
import { foldersInstead, isHandledAt } from './urls/missing-folders.js'
import { isUnknownBelow, type UrlMap, urlsOfFolder, urlWithin } from './urls/url-map.js'
import { urlPrefix } from './urls/url-paths.js'

/** Where the URLs of a location lead on one server. */
export interface LocationPlaces {
  /** The folders that they lie in. */
  readonly folders: readonly Folder[]
  /** The same, and those whose sections may count in the place of these. */
  readonly all: ReadonlySet<Folder>
  /** For each of them those whose sections may count in its place, where it may not be there. */
  readonly instead: ReadonlyMap<Folder, readonly Folder[]>
}

/** Asked for a location on a server; undefined where its URLs may lie in any folder that the server answers from. */
export type PlacesOfLocation = (server: ServerSection, scope: Scope) => LocationPlaces | undefined

/** Known once directory sections are merged. Every location that comes later asks, and so do the classes at the end. */
export function placesOfLocations(merge: Merge, folders: Folders): PlacesOfLocation {
  const known = new Map<ServerSection, Map<Scope, LocationPlaces | undefined>>()
  return (server, scope) => {
    const own = known.get(server) ?? new Map<Scope, LocationPlaces | undefined>()
    known.set(server, own)
    if (!own.has(scope)) own.set(scope, placesOn(merge, folders, server, scope))
    return own.get(scope)
  }
}

function placesOn(merge: Merge, given: Folders, server: ServerSection, scope: Scope): LocationPlaces | undefined {
  const map = merge.urls(server)
  const folders = map && foldersOf(given, map, scope)
  if (!map || !folders) return undefined
  const instead = new Map(folders.map((folder) => [folder, foldersInstead(merge.site, scope, folder, map)]))
  const all = new Set(folders)
  for (const [folder, found] of instead) {
    const others = found.filter((one) => !instead.has(one))
    // Where a handler answers for its URL, those of the others may count there too.
    if (others.length < found.length && !mayBeHandled(merge, map, scope, folder)) instead.set(folder, others)
    for (const one of others) all.add(one)
  }
  return { folders, all, instead }
}

/** The folders that the URLs of a location lie in; undefined for any that the server answers from. */
function foldersOf(folders: Folders, map: UrlMap, scope: Scope): readonly Folder[] | undefined {
  const url = urlPrefix(scope)
  if (url.startsWith('/~') || isUnknownBelow(map, url)) return undefined
  const found = new Set<Folder>()
  for (const { prefix, at, folder: path, sure } of map.folders) {
    const inside = url === at || url.startsWith(`${at}/`)
    if (!inside && !prefix.startsWith(url)) continue
    const place = inside ? path + url.slice(at.length) : path
    for (const folder of folders.at(place)) found.add(folder.wild ? namedAt(folders, place, folder) : folder)
    // The URL of the folder itself is not covered by an alias that ends in a slash.
    if (sure && inside && (url !== at || prefix === at)) return [...found]
  }
  for (const { folder } of map.below) for (const one of folders.at(folder)) found.add(one)
  return [...found]
}

/** What a path with wild-cards matches at a URL, where that is one folder; of one that nothing is said of, what it lies in. */
function namedAt({ atUrls }: Folders, path: string, wild: Folder): Folder {
  const { parent } = wild
  if (wild.applied.length === 0 && parent && !parent.wild) return parent
  const name = nameMatchedAt(segmentsOf(path), wild.segments)
  return (name && atUrls.get(`/${name.join('/')}`)) ?? wild
}

function mayBeHandled({ site }: Merge, map: UrlMap, scope: Scope, folder: Folder): boolean {
  const url = urlWithin(map, folder, scope)
  const urls = url === undefined && !folder.wild ? urlsOfFolder(map, folder) : [url]
  return urls.length === 0 || urls.some((one) => one === undefined || isHandledAt(site, one))
}
