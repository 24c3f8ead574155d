import { oncePerObject } from '../../base/once.js'
import type { GuardReading } from '../../httpd/guards.js'
import {
  type ApplicableSection,
  asAlwaysApplicable,
  casesAfterOrFewer,
  type MatchTest,
  matchTestByOverlap,
  type RequestCase,
} from './cases.js'
import { type Folder, foldersAtOrAbove } from './folder-tree.js'
import type { MergeContext, RequestClass, ServerSection } from './merge.js'
import type { MergedFiles } from './merge-files.js'
import type { Scope } from './scope.js'
import type { StateSet } from './state-set.js'
import { createUrlIndex } from './urls/url-index.js'
import { folderUrlInLocation } from './urls/url-map.js'
import { urlOverlap } from './urls/url-paths.js'
import { foldersMaybeAbove } from './wild-folders.js'

/** The lookups that `requestClassesAfterMerge` needs once all locations are merged. */
interface Locations {
  /** The locations of a server, in merge order. */
  readonly locations: (server: ServerSection) => readonly Scope[]
  /** The folders behind the URLs of a location; undefined if its URLs may lead to any folder. */
  readonly foldersOf: (server: ServerSection, scope: Scope) => ReadonlySet<Folder> | undefined
  /** The states of proxied requests before any location; undefined if no request is proxied. */
  readonly proxied: (server: ServerSection) => StateSet | undefined
}

/**
 * The classes of requests: for each server and folder, the names and URLs that make a difference there. Two kinds of class are
 * left out: those with too many optional sections in one folder, and those for paths with wildcards that may lie in other folders
 * with sections.
 */
export function* requestClassesAfterMerge(
  merge: MergeContext,
  files: MergedFiles,
  lookups: Locations,
): Generator<RequestClass> {
  const atUrls = new Set(files.folders.atUrls.values())
  const isElsewhere = (place: Folder, folder: Folder) =>
    atUrls.has(place) || (place.hasWildcards && !folder.hasWildcards)
  const placesOn = (server: ServerSection) =>
    new Map(lookups.locations(server).map((scope) => [scope, lookups.foldersOf(server, scope)]))
  const places = new Map(merge.servers().map((server) => [server, placesOn(server)]))
  const foldersOf = foldersToCheckLookup(files, places)
  for (const [server, at] of places) {
    const locations = [...at.keys()]
    for (const folder of foldersOf(server)) {
      if (folder.hasWildcards && foldersMaybeAbove(folder, files.folders.all).length > 0) continue
      // A location whose URLs may lead anywhere may match in this folder.
      const near = locations.filter((scope) => at.get(scope)?.has(folder) !== false)
      const meeting = locationMatchTest(merge, server, folder)
      const meetingAt: MatchTest = (scope, met, before) => {
        const here = meeting(scope, met)
        return here === 'maybe' ? matchByUrl(scope, met, before) : here
      }
      // Whether the URLs of a location may lead to another folder. Does not matter for a location that surely matches in this
      // one.
      const mayLieElsewhere = (scope: Scope) =>
        [...(at.get(scope) ?? [])].some((place) => isElsewhere(place, folder)) && meetingAt(scope, [], []) !== 'always'
      for (const { matched: names, stateSet } of casesByNameIn(files, server, folder))
        for (const { matched, stateSet: end } of casesAfterOrFewer(
          merge,
          { matched: [], stateSet: stateSet },
          near.map(asAlwaysApplicable),
          meetingAt,
          createUrlIndex,
        ))
          if (!matched.some(mayLieElsewhere)) yield { server, folder, names, urls: matched, states: end.states }
    }
    const proxied = lookups.proxied(server)
    if (!proxied) continue
    const start = { matched: [], stateSet: proxied }
    for (const { matched, stateSet } of casesAfterOrFewer(
      merge,
      start,
      locations.map(asAlwaysApplicable),
      matchByUrl,
      createUrlIndex,
    ))
      yield { server, folder: undefined, names: [], urls: matched, states: stateSet.states }
  }
}

/** The folders to check for each server: those where it represents other servers, and the folders that its locations affect. */
function foldersToCheckLookup(
  { distinctServersIn, folders, servedFolders }: MergedFiles,
  places: ReadonlyMap<ServerSection, FoldersByLocation>,
): (server: ServerSection) => readonly Folder[] {
  const affected = new Map([...places].map(([server, at]) => [server, affectedFolderTest(server, at)]))
  const representatives = oncePerObject((folder: Folder) =>
    distinctServersIn(folder, (server) => !affected.get(server)?.(folder)),
  )
  return (server) =>
    servedFolders(server) === folders.all
      ? folders.all.filter((folder) => affected.get(server)?.(folder) || representatives(folder).has(server))
      : servedFolders(server)
}

/** The locations of a server, and the folders behind their URLs. */
type FoldersByLocation = ReadonlyMap<Scope, ReadonlySet<Folder> | undefined>

/**
 * Tests whether a server's locations affect a folder. If the URLs of one of its own locations may lead anywhere, they affect
 * every folder.
 */
function affectedFolderTest(server: ServerSection, at: FoldersByLocation): (folder: Folder) => boolean {
  const isOwn = (scope: Scope) => scope.occurrences.some((place) => place.server === server)
  const affectsAll = [...at].some(([scope, within]) => !within && isOwn(scope))
  const affectedHere = new Set([...at.values()].flatMap((within) => [...(within ?? [])]))
  return (folder) => affectsAll || affectedHere.has(folder)
}

function casesByNameIn(files: MergedFiles, server: ServerSection, folder: Folder): readonly RequestCase[] {
  const counts = folder.hasWildcards ? countsForWildFolder(folder) : undefined
  const cases = files.byName(server, folder, counts)
  return cases.some(({ hasUnlistedMatches }) => hasUnlistedMatches) ? files.someByName(server, folder, counts) : cases
}

/**
 * Tests whether a section is checked in a folder with wildcards: not if it applies only inside folders that other sections
 * name, because those folders have their own classes.
 */
function countsForWildFolder(folder: Folder): (one: ApplicableSection) => boolean {
  const outers = new Set([...foldersAtOrAbove(folder)].flatMap((up) => up.appliedEntries.map(({ scope }) => scope)))
  return ({ scope }) => scope.occurrences.some(({ outer }) => !outer || outer.kind === 'pattern' || outers.has(outer))
}

const matchByUrl = matchTestByOverlap(urlOverlap)

/** Tests whether a location matches requests for this folder, given the locations that they already match. */
function locationMatchTest(
  { urls }: MergeContext,
  server: ServerSection,
  folder: Folder,
): (scope: Scope, met: readonly Scope[]) => GuardReading {
  const map = urls(server)
  const within = (scope: Scope, locations: readonly Scope[]): GuardReading => {
    const [url] = locations.flatMap((location) => folderUrlInLocation(map, folder, location) ?? [])
    return url === undefined ? 'maybe' : urlOverlap(scope, { ...scope, path: url, regex: false })
  }
  // A folder with wildcards has a different URL in each location, so the result cannot be cached by scope.
  return folder.hasWildcards ? within : oncePerObject((scope: Scope) => within(scope, [scope]))
}
