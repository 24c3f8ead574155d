import { segmentsOf } from '../../httpd/folder-path.js'
import { type Applied, type Coming, casesOrOne, meetingWith, visitWith } from './cases.js'
import { classesAtEnd } from './classes.js'
import { type Folder, foldersAt } from './folder-tree.js'
import { nameMatchedAt } from './folders-at-urls.js'
import { type Merge, nowhere, type RequestClass, type ServerSection } from './merge.js'
import type { FilesMerged } from './merge-files.js'
import { byServer, inMergeOrder, serversOf } from './merge-servers.js'
import { isAlwaysMerged, type Scope } from './scope.js'
import type { StateSet } from './state-set.js'
import { foldersInstead, isHandledAt } from './urls/missing-folders.js'
import { type UrlIndex, urlIndex } from './urls/url-index.js'
import { isUnknownBelow, urlsOfFolder, urlWithin } from './urls/url-map.js'
import { urlCovers, urlPrefix } from './urls/url-paths.js'
import { passesOn } from './urls/urls.js'

/** Merge `<Proxy>` sections, which take the place of directories for what another server answers. */
export function proxyPhase(merge: Merge, scopes: readonly Scope[]): (server: ServerSection) => StateSet {
  const states = new Map<ServerSection, StateSet>()
  const at = (server: ServerSection) => states.get(server) ?? states.get(undefined) ?? merge.start
  for (const scope of inMergeOrder(scopes.filter((scope) => scope.kind === 'proxy'))) {
    const servers = serversOf(merge, scope)
    const coming = servers.map((server): Coming => ({ server, folder: undefined, names: [], set: at(server) }))
    const step = visitWith(merge, scope, coming, nowhere)
    for (const server of servers) states.set(server, merge.sets.maybeAfter(at(server), step))
  }
  return at
}

/**
 * Merge `<Location>` sections, last of all.
 * @returns the classes of requests at the end of the walk, worked out as they are asked for
 */
export function locationPhase(
  merge: Merge,
  scopes: readonly Scope[],
  files: FilesMerged,
  proxied: (server: ServerSection) => StateSet,
): Iterable<RequestClass> {
  const hasProxies = scopes.some((scope) => scope.kind === 'proxy')
  const mayProxy = (server: ServerSection) => hasProxies || passesOn(merge.site, server)
  const known = locationsMerged(merge, files, (server) => (mayProxy(server) ? proxied(server) : undefined))
  const locations = inMergeOrder(scopes.filter((one) => one.kind === 'location'))
  for (const scope of locations) {
    mergeLocation(merge, files, known, scope)
    known.add(scope)
  }
  return classesAtEnd(merge, files, {
    locations: byServer(locations),
    foldersOf: (server, scope) => {
      const folders = foldersOf(merge, files, server, scope)
      return folders && [...folders, ...insteadOf(merge, files, server, scope)]
    },
    proxied: known.proxied,
  })
}

/** What is known while locations are merged. */
interface LocationsMerged {
  readonly add: (scope: Scope) => void
  /** Those that were merged before another one, and may share a URL with it. */
  readonly earlier: (server: ServerSection, scope: Scope) => readonly Scope[]
  /** Whether what a location is for may lie in one of these folders. */
  readonly mayLieIn: (server: ServerSection, scope: Scope, folders: readonly Folder[]) => boolean
  /** What is in force wherever a server answers from. */
  readonly startAnywhere: (server: ServerSection) => StateSet
  /** What is in force for requests that are passed on; undefined where none are. */
  readonly proxied: (server: ServerSection) => StateSet | undefined
}

function locationsMerged(merge: Merge, files: FilesMerged, proxied: LocationsMerged['proxied']): LocationsMerged {
  const whole = new Map<ServerSection, StateSet>()
  const merged = new Map<ServerSection, UrlIndex>()
  const places = new Map<ServerSection, Map<Scope, ReadonlySet<Folder> | undefined>>()
  const placesOf = (server: ServerSection, scope: Scope): ReadonlySet<Folder> | undefined => {
    const known = places.get(server) ?? new Map<Scope, ReadonlySet<Folder> | undefined>()
    places.set(server, known)
    if (!known.has(scope)) {
      const folders = foldersOf(merge, files, server, scope)
      known.set(scope, folders && new Set([...folders, ...insteadOf(merge, files, server, scope)]))
    }
    return known.get(scope)
  }
  return {
    proxied,
    startAnywhere(server) {
      const known = whole.get(server) ?? inForce(merge, files, server, files.served(server))
      whole.set(server, known)
      return known
    },
    earlier(server, scope) {
      const main = merged.get(undefined)?.near(scope) ?? []
      return server ? main.concat(merged.get(server)?.near(scope) ?? []) : main
    },
    // What wild-cards match is not told apart here.
    mayLieIn(server, scope, folders) {
      const found = placesOf(server, scope)
      return !found || folders.some((folder) => folder.wild || found.has(folder)) || [...found].some(({ wild }) => wild)
    },
    add(scope) {
      for (const { server } of scope.places) {
        const index = merged.get(server) ?? urlIndex()
        index.add(scope)
        merged.set(server, index)
      }
    },
  }
}

/** What is in force in some folders, whatever the name of the file. */
const inForce = ({ sets }: Merge, files: FilesMerged, server: ServerSection, folders: readonly Folder[]): StateSet =>
  sets.union(folders.flatMap((folder) => files.byName(server, folder).map(({ set }) => set)))

function mergeLocation(merge: Merge, files: FilesMerged, known: LocationsMerged, scope: Scope): void {
  const servers = serversOf(merge, scope)
  const isToldApart = (other: Scope) => !isAlwaysMerged(other) || urlCovers(other, scope) !== 'always'
  const coming = servers.flatMap((server) =>
    startsOf(merge, files, known, server, scope).flatMap(({ set, near, ...start }) =>
      casesOrOne(merge, { met: [], set }, near.map(surely), meetingWith(scope, urlCovers)).map(
        (one): Coming => ({ server, ...start, urls: one.met.filter(isToldApart), set: one.set }),
      ),
    ),
  )
  const folders = coming.flatMap(({ folder }) => folder ?? [])
  const isAll = coming.every(({ folder }) => folder)
  visitWith(merge, scope, coming, { own: [], folders: () => (isAll ? [...new Set(folders)] : undefined) })
}

interface Start extends Pick<Coming, 'folder' | 'names' | 'set'> {
  /** The earlier locations that requests which begin so may meet. */
  readonly near: readonly Scope[]
}

/** What is in force for the requests that meet a location, before any other one. */
function startsOf(
  merge: Merge,
  files: FilesMerged,
  known: LocationsMerged,
  server: ServerSection,
  scope: Scope,
): readonly Start[] {
  const earlier = known.earlier(server, scope)
  const anywhere = (set: StateSet): Start => ({ folder: undefined, names: [], set, near: earlier })
  const passed = known.proxied(server)
  const elsewhere = passed ? [anywhere(passed)] : []
  const folders = foldersOf(merge, files, server, scope)
  if (!folders) return [anywhere(known.startAnywhere(server)), ...elsewhere]
  const inFolder = (folder: Folder): readonly Start[] => {
    const instead = insteadOfOne(merge, files, server, scope, folder)
    const near = earlier.filter((other) => known.mayLieIn(server, other, [folder, ...instead]))
    const there = instead.length > 0 ? [inForce(merge, files, server, instead)] : []
    return files
      .byName(server, folder)
      .map(({ met, set }) => ({ folder, names: met, set: merge.sets.union([set, ...there]), near }))
  }
  return [...folders.flatMap(inFolder), ...elsewhere]
}

const surely = (scope: Scope): Applied => ({ scope, maybe: false })

/** The folders that the URLs of a location lie in; undefined for any that the server answers from. */
function foldersOf(
  merge: Merge,
  files: FilesMerged,
  server: ServerSection,
  scope: Scope,
): readonly Folder[] | undefined {
  const map = merge.urls(server)
  const url = urlPrefix(scope)
  if (!map || url.startsWith('/~') || isUnknownBelow(map, url)) return undefined
  const found = new Set<Folder>()
  for (const { prefix, folder: path, sure } of map.folders) {
    const at = prefix.replace(/\/$/, '')
    const inside = url === at || url.startsWith(`${at}/`)
    if (!inside && !prefix.startsWith(url)) continue
    const place = inside ? path + url.slice(at.length) : path
    for (const folder of foldersAt(merge.tree, files.folders.wild, place))
      found.add(folder.wild ? namedAt(files, place, folder) : folder)
    // The URL of the folder itself is not covered by an alias that ends in a slash.
    if (sure && inside && (url !== at || prefix === at)) return [...found]
  }
  for (const { folder } of map.below)
    for (const one of foldersAt(merge.tree, files.folders.wild, folder)) found.add(one)
  return [...found]
}

/** What a path with wild-cards matches at a URL, where that is one folder; of one that nothing is said of, what it lies in. */
function namedAt({ folders }: FilesMerged, path: string, wild: Folder): Folder {
  const { parent } = wild
  if (wild.applied.length === 0 && parent && !parent.wild) return parent
  const name = nameMatchedAt(segmentsOf(path), wild.segments)
  return (name && folders.atUrls.get(`/${name.join('/')}`)) ?? wild
}

/** The folders whose sections may count in the place of those of a folder that may not be there. */
function insteadOf(merge: Merge, files: FilesMerged, server: ServerSection, scope: Scope): readonly Folder[] {
  const map = merge.urls(server)
  const folders = foldersOf(merge, files, server, scope)
  if (!map || !folders) return []
  return folders
    .flatMap((folder) => foldersInstead(merge.site, scope, folder, map))
    .filter((one) => !folders.includes(one))
}

/** The same for one folder among the others: where a handler answers for its URL, theirs may count there too. */
function insteadOfOne(
  merge: Merge,
  files: FilesMerged,
  server: ServerSection,
  scope: Scope,
  folder: Folder,
): readonly Folder[] {
  const map = merge.urls(server)
  const instead = map ? foldersInstead(merge.site, scope, folder, map) : []
  if (!map || instead.length === 0) return instead
  const url = urlWithin(map, folder, scope)
  const urls = url === undefined && !folder.wild ? urlsOfFolder(map, folder) : [url]
  if (urls.length === 0 || urls.some((one) => one === undefined || isHandledAt(merge.site, one))) return instead
  const folders = foldersOf(merge, files, server, scope) ?? []
  return instead.filter((one) => !folders.includes(one))
}
