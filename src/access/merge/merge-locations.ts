import { oncePerKey } from '../../base/once.js'
import {
  allCasesOrOneJoined,
  asAlwaysApplicable,
  type IncomingRequests,
  matchTestWithTarget,
  visitSection,
} from './cases.js'
import { requestClassesAfterMerge } from './classes.js'
import type { Folder } from './folder-tree.js'
import { type LocationFoldersLookup, locationFoldersLookup } from './location-places.js'
import { emptyVisitContext, type MergeContext, type RequestClass, type ServerSection } from './merge.js'
import type { MergedFiles } from './merge-files.js'
import { scopesByServerLookup, serversOfScope, sortedInMergeOrder } from './merge-servers.js'
import { isSurelyReadOn22, type Scope } from './scope.js'
import type { StateSet } from './state-set.js'
import { createUrlIndex, type UrlIndex } from './urls/url-index.js'
import { urlOverlap } from './urls/url-paths.js'
import { mayBypassDirectorySections } from './urls/urls.js'

/** Merges `<Proxy>` sections, which replace directory sections for proxied requests. */
export function mergeProxySections(merge: MergeContext, scopes: readonly Scope[]): (server: ServerSection) => StateSet {
  const states = new Map<ServerSection, StateSet>()
  const at = (server: ServerSection) => states.get(server) ?? states.get(undefined) ?? merge.start
  for (const scope of sortedInMergeOrder(scopes.filter((scope) => scope.kind === 'proxy'))) {
    const servers = serversOfScope(merge, scope)
    const coming = servers.map(
      (server): IncomingRequests => ({ server, folder: undefined, names: [], stateSet: at(server) }),
    )
    const step = visitSection(merge, scope, coming, emptyVisitContext)
    for (const server of servers) states.set(server, merge.sets.maybeAfter(at(server), step))
  }
  return at
}

/**
 * Merges `<Location>` sections, which come after all other sections.
 * @returns the classes of requests at the end, generated on demand
 */
export function mergeLocationSections(
  merge: MergeContext,
  scopes: readonly Scope[],
  files: MergedFiles,
  proxied: (server: ServerSection) => StateSet,
): Iterable<RequestClass> {
  const hasProxies = scopes.some((scope) => scope.kind === 'proxy')
  const mayProxy = (server: ServerSection) => hasProxies || mayBypassDirectorySections(merge.site, server)
  const places = locationFoldersLookup(merge, files.folders)
  const known = mergedLocations(merge, files, places, (server) => (mayProxy(server) ? proxied(server) : undefined))
  const locations = sortedInMergeOrder(scopes.filter((one) => one.kind === 'location'))
  for (const scope of locations) {
    mergeLocation(merge, files, known, scope)
    known.add(scope)
  }
  return requestClassesAfterMerge(merge, files, {
    locations: scopesByServerLookup(locations),
    foldersOf: (server, scope) => places(server, scope)?.all,
    proxied: known.proxied,
  })
}

/** The data that the merge of `<Location>` sections passes from one location to the next. */
interface MergedLocations {
  readonly add: (scope: Scope) => void
  /** The locations merged earlier that may share a URL with this one. */
  readonly earlier: (server: ServerSection, scope: Scope) => readonly Scope[]
  readonly places: LocationFoldersLookup
  /** Whether the URLs of a location may lead to one of these folders. */
  readonly mayLieIn: (server: ServerSection, scope: Scope, folders: readonly Folder[]) => boolean
  /** The states in all folders that a server serves. */
  readonly startAnywhere: (server: ServerSection) => StateSet
  /** The states of proxied requests; undefined if there are none. */
  readonly proxied: (server: ServerSection) => StateSet | undefined
}

function mergedLocations(
  merge: MergeContext,
  files: MergedFiles,
  places: LocationFoldersLookup,
  proxied: MergedLocations['proxied'],
): MergedLocations {
  const merged = new Map<ServerSection, UrlIndex>()
  return {
    proxied,
    places,
    startAnywhere: oncePerKey((server) => inForce(merge, files, server, files.servedFolders(server))),
    earlier(server, scope) {
      const main = merged.get(undefined)?.mayShareUrlWith(scope) ?? []
      return server ? main.concat(merged.get(server)?.mayShareUrlWith(scope) ?? []) : main
    },
    // A folder with wildcards counts as one of these folders, because it may match them.
    mayLieIn(server, scope, folders) {
      const found = places(server, scope)
      return !found || found.hasWildcards || folders.some((folder) => folder.hasWildcards || found.all.has(folder))
    },
    add(scope) {
      for (const { server } of scope.occurrences) {
        const index = merged.get(server) ?? createUrlIndex()
        index.add(scope)
        merged.set(server, index)
      }
    },
  }
}

/** The states in some folders, for files of any name. */
const inForce = (
  { sets }: MergeContext,
  files: MergedFiles,
  server: ServerSection,
  folders: readonly Folder[],
): StateSet => sets.union(folders.flatMap((folder) => files.byName(server, folder).map(({ stateSet }) => stateSet)))

function mergeLocation(merge: MergeContext, files: MergedFiles, known: MergedLocations, scope: Scope): void {
  const servers = serversOfScope(merge, scope)
  const isOptional = (other: Scope) => !isSurelyReadOn22(other) || urlOverlap(other, scope) !== 'always'
  const coming = servers.flatMap((server) =>
    startsOf(merge, files, known, server, scope).flatMap(({ folder, names, stateSet, earlier }) =>
      allCasesOrOneJoined(
        merge,
        { matched: [], stateSet: stateSet },
        earlier.map(asAlwaysApplicable),
        matchTestWithTarget(scope, urlOverlap),
      ).map(
        (one): IncomingRequests => ({
          server,
          folder,
          names,
          urls: one.matched.filter(isOptional),
          stateSet: one.stateSet,
        }),
      ),
    ),
  )
  const folders = coming.flatMap(({ folder }) => folder ?? [])
  const isAll = coming.every(({ folder }) => folder)
  visitSection(merge, scope, coming, { ownFolders: [], folders: () => (isAll ? [...new Set(folders)] : undefined) })
}

interface Start extends Pick<IncomingRequests, 'folder' | 'names' | 'stateSet'> {
  /** The locations merged before that these requests may match too. */
  readonly earlier: readonly Scope[]
}

/** The states of requests for a location before any location is merged: in its folders, and of proxied requests. */
function startsOf(
  merge: MergeContext,
  files: MergedFiles,
  known: MergedLocations,
  server: ServerSection,
  scope: Scope,
): readonly Start[] {
  const earlier = known.earlier(server, scope)
  const anywhere = (set: StateSet): Start => ({ folder: undefined, names: [], stateSet: set, earlier })
  const passed = known.proxied(server)
  const elsewhere = passed ? [anywhere(passed)] : []
  const places = known.places(server, scope)
  if (!places) return [anywhere(known.startAnywhere(server)), ...elsewhere]
  const inFolder = (folder: Folder): readonly Start[] => {
    const instead = places.fallbacks.get(folder) ?? []
    const matching = earlier.filter((other) => known.mayLieIn(server, other, [folder, ...instead]))
    const there = instead.length > 0 ? [inForce(merge, files, server, instead)] : []
    return files.byName(server, folder).map(({ matched, stateSet }) => ({
      folder,
      names: matched,
      stateSet: merge.sets.union([stateSet, ...there]),
      earlier: matching,
    }))
  }
  return [...places.folders.flatMap(inFolder), ...elsewhere]
}
