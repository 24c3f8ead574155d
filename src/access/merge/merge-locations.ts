import { segmentsOf } from '../../httpd/folder-path.js'
import { classesAtEnd } from './classes/classes.js'
import type { Folder } from './folder-tree.js'
import { nameMatchedAt } from './folders-at-urls.js'
import { type Merge, nowhere, type RequestClass, type ServerSection } from './merge.js'
import type { FilesMerged } from './merge-files.js'
import { foldersAt } from './merge-patterns.js'
import { afterEach, byServer, ifRead, inMergeOrder, type Named, partsOf, serversOf } from './merge-servers.js'
import { foldersInstead, isHandledAt } from './missing-folders.js'
import { isAlwaysMerged, type Scope } from './scope.js'
import type { StateSet } from './state-set.js'
import { type UrlIndex, urlIndex } from './url-index.js'
import { isUnknownBelow, urlsOfFolder, urlWithin } from './url-map.js'
import { urlCovers, urlPrefix } from './url-paths.js'
import { passesOn } from './urls.js'

/** Merge `<Proxy>` sections, which take the place of directories for what another server answers. */
export function proxyPhase(merge: Merge, scopes: readonly Scope[]): (server: ServerSection) => StateSet {
  const states = new Map<ServerSection, StateSet>()
  const at = (server: ServerSection) => states.get(server) ?? states.get(undefined) ?? merge.start
  for (const scope of inMergeOrder(scopes.filter((scope) => scope.kind === 'proxy'))) {
    const servers = serversOf(merge, scope)
    const step = merge.visit(scope, merge.sets.union(servers.map(at)).states, nowhere)
    merge.steps.set(scope, step)
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
      const known = whole.get(server) ?? files.withFiles(server, files.served(server))
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

function mergeLocation(merge: Merge, files: FilesMerged, known: LocationsMerged, scope: Scope): void {
  const servers = serversOf(merge, scope)
  const sets = servers.map((server) => {
    const folders = foldersOf(merge, files, server, scope)
    const instead = insteadOf(merge, files, server, scope)
    const start = folders ? files.withFiles(server, [...folders, ...instead]) : known.startAnywhere(server)
    const proxied = known.proxied(server)
    const all = proxied ? merge.sets.union([start, proxied]) : start
    return afterLocations(merge, all, known.earlier(server, scope), scope)
  })
  const namedIn = (server: ServerSection, folder: Folder): readonly Named[] => {
    const instead = insteadOfOne(merge, files, server, scope, folder)
    const meeting = known.earlier(server, scope).filter((other) => known.mayLieIn(server, other, [folder, ...instead]))
    return files.named(server, folder).flatMap(({ names, set }) => {
      const both = instead.length > 0 ? merge.sets.union([set, files.withFiles(server, instead)]) : set
      return byUrl(merge, both, meeting, scope).map((one) => ({ names, ...one }))
    })
  }
  const within = () => {
    const folders = servers.map((server) =>
      known.proxied(server) ? undefined : foldersOf(merge, files, server, scope),
    )
    return folders.every((one) => one !== undefined) ? folders.flat() : undefined
  }
  // One server that answers from anywhere is enough: then the parts that are known are not all.
  const parts = () =>
    within() ? partsOf(servers, (server) => foldersOf(merge, files, server, scope) ?? [], namedIn) : []
  merge.steps.set(scope, merge.visit(scope, merge.sets.union(sets).states, { own: [], parts, folders: within }))
}

const afterLocations = (merge: Merge, start: StateSet, earlier: readonly Scope[], target: Scope): StateSet =>
  afterEach(
    merge,
    start,
    earlier.map((scope) => ({ scope })),
    ({ scope }) => ifRead(urlCovers(scope, target), isAlwaysMerged(scope)),
  )

/** As `afterLocations`, with the URLs apart that other locations apply to. */
function byUrl(
  merge: Merge,
  start: StateSet,
  earlier: readonly Scope[],
  target: Scope,
): readonly Omit<Named, 'names'>[] {
  let found: readonly { readonly urls: readonly Scope[]; readonly set: StateSet }[] = [{ urls: [], set: start }]
  for (const scope of earlier) {
    const step = merge.steps.get(scope)
    const meeting = urlCovers(scope, target)
    if (!step || meeting === 'never') continue
    const isSure = isAlwaysMerged(scope)
    if (meeting === 'always' && isSure)
      found = found.map(({ urls, set }) => ({ urls, set: merge.sets.after(set, step) }))
    else {
      const change = isSure ? merge.sets.after : merge.sets.maybeAfter
      const both = found
        .filter(({ urls }) => urls.every((other) => urlCovers(other, scope) !== 'never'))
        .map(({ urls, set }) => ({ urls: [...urls, scope], set: change(set, step) }))
      found = [...found, ...both]
    }
    if (found.length > mostUrls) return [{ urls: [], set: afterLocations(merge, start, earlier, target) }]
  }
  return found
}

/** More combinations than these are not told apart. */
const mostUrls = 16

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
