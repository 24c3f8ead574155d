import { once } from '../../base/once.js'
import type { GuardReading } from '../../httpd/guards.js'
import { type Applied, type Case, type HowMet, meetingBy, someCasesAfter, surely } from './cases.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import type { Merge, RequestClass, ServerSection } from './merge.js'
import type { FilesMerged } from './merge-files.js'
import type { Scope } from './scope.js'
import type { StateSet } from './state-set.js'
import { urlIndex } from './urls/url-index.js'
import { urlWithin } from './urls/url-map.js'
import { urlCovers } from './urls/url-paths.js'
import { foldersBeside } from './wild-folders.js'

/** What is known of the locations once all are merged. */
interface Locations {
  /** Those of a server, in the order of the merge. */
  readonly locations: (server: ServerSection) => readonly Scope[]
  /** The folders that their URLs lie in; undefined for any. */
  readonly foldersOf: (server: ServerSection, scope: Scope) => ReadonlySet<Folder> | undefined
  /** What is in force for requests that are passed on, before any location; undefined where none are. */
  readonly proxied: (server: ServerSection) => StateSet | undefined
}

/**
 * The classes of requests: server by server, folder by folder, with the names and the URLs that make a difference there. They
 * follow from how the sections lie to one another, and no URL is tried. What cannot be told apart is left out: too many sections
 * in one folder, and what a path with wild-cards matches besides folders that have a name.
 */
export function* classesAtEnd(merge: Merge, files: FilesMerged, known: Locations): Generator<RequestClass> {
  const atUrls = new Set(files.folders.atUrls.values())
  const isElsewhere = (place: Folder, folder: Folder) => atUrls.has(place) || (place.wild && !folder.wild)
  const placesOn = (server: ServerSection) =>
    new Map(known.locations(server).map((scope) => [scope, known.foldersOf(server, scope)]))
  const places = new Map(merge.servers().map((server) => [server, placesOn(server)]))
  const foldersOf = foldersApart(files, places)
  for (const [server, at] of places) {
    const locations = [...at.keys()]
    for (const folder of foldersOf(server)) {
      if (folder.wild && foldersBeside(folder, files.folders.all).length > 0) continue
      // One whose URLs may lie in any folder may be met in this one.
      const near = locations.filter((scope) => at.get(scope)?.has(folder) !== false)
      const meeting = meetingIn(merge, server, folder)
      const meetingAt: HowMet = (scope, met, before) => {
        const here = meeting(scope, met)
        return here === 'maybe' ? meetingByUrl(scope, met, before) : here
      }
      // One that applies to all that lies in the folder does so whatever else it leads to.
      const mayLieElsewhere = (scope: Scope) =>
        [...(at.get(scope) ?? [])].some((place) => isElsewhere(place, folder)) && meetingAt(scope, [], []) !== 'always'
      for (const { met: names, set } of namesIn(files, server, folder))
        for (const { met, set: end } of someCasesAfter(merge, { met: [], set }, near.map(surely), meetingAt, urlIndex))
          if (!met.some(mayLieElsewhere)) yield { server, folder, names, urls: met, states: end.states }
    }
    const proxied = known.proxied(server)
    if (!proxied) continue
    const start = { met: [], set: proxied }
    for (const { met, set } of someCasesAfter(merge, start, locations.map(surely), meetingByUrl, urlIndex))
      yield { server, folder: undefined, names: [], urls: met, states: set.states }
  }
}

/** The folders to look at of each server: those that it stands for others in, and those that its locations bear on. */
function foldersApart(
  { apartIn, folders, served }: FilesMerged,
  places: ReadonlyMap<ServerSection, PlacesOf>,
): (server: ServerSection) => readonly Folder[] {
  const bears = new Map([...places].map(([server, at]) => [server, bearingOf(server, at)]))
  const apart = once((folder: Folder) => apartIn(folder, (server) => !bears.get(server)?.(folder)))
  return (server) =>
    served(server) === folders.all
      ? folders.all.filter((folder) => bears.get(server)?.(folder) || apart(folder).has(server))
      : served(server)
}

/** The locations of a server, and the folders that their URLs lie in. */
type PlacesOf = ReadonlyMap<Scope, ReadonlySet<Folder> | undefined>

/** Whether a server's locations bear on a folder: on all, where one of its own may lie in any. */
function bearingOf(server: ServerSection, at: PlacesOf): (folder: Folder) => boolean {
  const isOwn = (scope: Scope) => scope.places.some((place) => place.server === server)
  const bearsOnAll = [...at].some(([scope, within]) => !within && isOwn(scope))
  const bearing = new Set([...at.values()].flatMap((within) => [...(within ?? [])]))
  return (folder) => bearsOnAll || bearing.has(folder)
}

function namesIn(files: FilesMerged, server: ServerSection, folder: Folder): readonly Case[] {
  const counts = folder.wild ? standsAt(folder) : undefined
  const cases = files.byName(server, folder, counts)
  return cases.some(({ isMixed }) => isMixed) ? files.someByName(server, folder, counts) : cases
}

/** Of a folder with wild-cards it is not known what else it matches: what has a name is a folder of its own here. */
function standsAt(folder: Folder): (one: Applied) => boolean {
  const outers = new Set([...foldersUpFrom(folder)].flatMap((up) => up.applied.map(({ scope }) => scope)))
  return ({ scope }) => scope.places.some(({ outer }) => !outer || outer.kind === 'pattern' || outers.has(outer))
}

const meetingByUrl = meetingBy(urlCovers)

/** Whether a location applies to what is asked for in a folder, where these are met before. */
function meetingIn(
  { urls }: Merge,
  server: ServerSection,
  folder: Folder,
): (scope: Scope, met: readonly Scope[]) => GuardReading {
  const map = urls(server)
  const within = (scope: Scope, locations: readonly Scope[]): GuardReading => {
    const [url] = locations.flatMap((location) => urlWithin(map, folder, location) ?? [])
    return url === undefined ? 'maybe' : urlCovers(scope, { ...scope, path: url, regex: false })
  }
  // One with wild-cards has a URL of its own in each location.
  return folder.wild ? within : once((scope: Scope) => within(scope, [scope]))
}
