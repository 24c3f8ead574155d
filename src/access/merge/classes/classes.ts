import type { GuardReading } from '../../../httpd/guards.js'
import { meet } from '../file-names.js'
import type { Applied } from '../files-sections.js'
import { type Folder, foldersUpFrom } from '../folder-tree.js'
import type { Merge, RequestClass, ServerSection } from '../merge.js'
import type { FilesMerged } from '../merge-files.js'
import type { Named } from '../merge-servers.js'
import { isAlwaysMerged, type Scope } from '../scope.js'
import type { StateSet } from '../state-set.js'
import { type UrlIndex, urlIndex } from '../url-index.js'
import { urlWithin } from '../url-map.js'
import { urlCovers } from '../url-paths.js'
import { foldersBeside } from '../wild-folders.js'
import { foldersApart } from './servers-apart.js'

/** What is known of the locations once all are merged. */
interface Locations {
  /** Those of a server, in the order of the merge. */
  readonly locations: (server: ServerSection) => readonly Scope[]
  /** The folders that their URLs lie in; undefined for any. */
  readonly foldersOf: (server: ServerSection, scope: Scope) => readonly Folder[] | undefined
  /** What is in force for requests that are passed on, before any location; undefined where none are. */
  readonly proxied: (server: ServerSection) => StateSet | undefined
}

/** More combinations of sections than these in one folder, for each of them, are not told apart. */
const mostForEach = 8

/**
 * The classes of requests: server by server, folder by folder, with the names and the URLs that make a difference there. They
 * follow from how the sections lie to one another, and no URL is tried. What cannot be told apart is left out: too many sections
 * in one folder, and what a path with wild-cards matches besides folders that have a name.
 */
export function* classesAtEnd(merge: Merge, files: FilesMerged, known: Locations): Generator<RequestClass> {
  const atUrls = new Set(files.folders.atUrls.values())
  const isElsewhere = (place: Folder, folder: Folder) => atUrls.has(place) || (place.wild && !folder.wild)
  const placesOn = (server: ServerSection) =>
    new Map(known.locations(server).map((scope) => [scope, setOf(known.foldersOf(server, scope))]))
  const places = new Map(merge.servers().map((server) => [server, placesOn(server)]))
  const foldersOf = foldersApart(merge, files, (server) => foldersWithLocations(files, server, places.get(server)))
  for (const [server, at] of places) {
    const locations = [...at.keys()]
    for (const folder of foldersOf(server)) {
      if (folder.wild && foldersBeside(folder, files.folders.all).length > 0) continue
      // One whose URLs may lie in any folder may be met in this one.
      const near = locations.filter((scope) => at.get(scope)?.has(folder) !== false)
      const meetingAt = (scope: Scope, met: readonly Scope[], before: readonly Scope[]) => {
        const here = meetingIn(merge, server, scope, folder, met)
        if (here !== 'maybe') return here
        return meetingOf(scope, met, before, urlCovers)
      }
      for (const { names, set } of namesIn(merge, files, server, folder))
        for (const { met, set: end } of apart(merge, set, near.map(surely), meetingAt, urlIndex()))
          if (!met.some((scope) => [...(at.get(scope) ?? [])].some((place) => isElsewhere(place, folder))))
            yield { server, folder, names, urls: met, states: end.states }
    }
    const proxied = known.proxied(server)
    if (!proxied) continue
    const meetingOfProxied = (scope: Scope, met: readonly Scope[], before: readonly Scope[]) =>
      scope.path === '/' && !scope.regex ? 'always' : meetingOf(scope, met, before, urlCovers)
    for (const { met, set } of apart(merge, proxied, locations.map(surely), meetingOfProxied, urlIndex()))
      yield { server, folder: undefined, names: [], urls: met, states: set.states }
  }
}

const setOf = <T>(items: readonly T[] | undefined): ReadonlySet<T> | undefined => items && new Set(items)

/** The folders that a server's locations bear on: all, where one of its own may lie in any. */
function foldersWithLocations(
  files: FilesMerged,
  server: ServerSection,
  at: ReadonlyMap<Scope, ReadonlySet<Folder> | undefined> = new Map(),
): ReadonlySet<Folder> {
  const isOwn = (scope: Scope) => scope.places.some((place) => place.server === server)
  if ([...at].some(([scope, folders]) => !folders && isOwn(scope))) return new Set(files.folders.all)
  return new Set([...at.values()].flatMap((folders) => [...(folders ?? [])]))
}

const surely = (scope: Scope): Applied => ({ scope, maybe: false })

/** What lies in a folder, apart by the patterns and the names that make a difference. */
function namesIn(merge: Merge, files: FilesMerged, server: ServerSection, folder: Folder): readonly Named[] {
  const outers = new Set([...foldersUpFrom(folder)].flatMap((up) => up.applied.map(({ scope }) => scope)))
  // Of a folder with wild-cards it is not known what else it matches; what has a name is a folder of its own here.
  const isHere = ({ scope }: Applied) =>
    scope.places.some(({ outer }) => !outer || outer.kind === 'pattern' || outers.has(outer))
  const applied = files.applied(server, folder).filter(isHere)
  return files.byPattern(server, folder).flatMap(({ names, set }) =>
    apart(merge, set, applied, (scope, met, before) => meetingOf(scope, met, before, meet), allBefore()).map((one) => ({
      names: [...names, ...one.met],
      set: merge.sets.after(one.set, merge.afterFiles),
    })),
  )
}

/**
 * Whether a location applies to what is asked for in a folder. One with wild-cards has a URL of its own in each location.
 * @param met the locations that are met before
 */
function meetingIn(
  { urls }: Merge,
  server: ServerSection,
  scope: Scope,
  folder: Folder,
  met: readonly Scope[],
): GuardReading {
  if (scope.path === '/' && !scope.regex) return 'always'
  const map = urls(server)
  const within = folder.wild ? met : [scope]
  const [url] = within.flatMap((location) => urlWithin(map, folder, location) ?? [])
  return url === undefined ? 'maybe' : urlCovers(scope, { ...scope, path: url, regex: false })
}

/** What is in force for requests that meet the same sections of some. */
interface Apart {
  readonly met: readonly Scope[]
  readonly set: StateSet
}

/**
 * What becomes of requests by some sections, apart by which of them they meet. Those that meet a section are found by the last
 * one that they met before.
 */
function apart(
  merge: Merge,
  start: StateSet,
  sections: readonly Applied[],
  meeting: (scope: Scope, met: readonly Scope[], before: readonly Scope[]) => GuardReading,
  before: UrlIndex,
): readonly Apart[] {
  const byLast = new Map<Scope | undefined, readonly Apart[]>([[undefined, [{ met: [], set: start }]]])
  let count = 1
  for (const { scope, maybe } of sections) {
    const step = merge.steps.get(scope)
    if (!step) continue
    const isSure = !maybe && isAlwaysMerged(scope)
    const change = isSure ? merge.sets.after : merge.sets.maybeAfter
    const near = before.near(scope)
    const added: Apart[] = []
    for (const last of [undefined, ...near]) {
      const here = byLast.get(last) ?? []
      const left = here.filter((one) => {
        const how = meeting(scope, one.met, near)
        if (how !== 'never') added.push({ met: [...one.met, scope], set: change(one.set, step) })
        return how !== 'always'
      })
      count -= here.length - left.length
      byLast.set(last, left)
    }
    byLast.set(scope, added)
    before.add(scope)
    count += added.length
    if (count > mostForEach * sections.length) return []
  }
  return [...byLast.values()].flat()
}

/** Sections that may all meet one request. */
function allBefore(): UrlIndex {
  const all: Scope[] = []
  return { add: (scope) => all.push(scope), near: () => all }
}

/** Whether requests that meet these sections, and of those before no others, meet this one too. */
function meetingOf(
  scope: Scope,
  met: readonly Scope[],
  before: readonly Scope[],
  covers: (first: Scope, second: Scope) => GuardReading,
): GuardReading {
  if (met.some((other) => covers(other, scope) === 'never')) return 'never'
  if (before.some((other) => !met.includes(other) && covers(other, scope) === 'always')) return 'never'
  return met.some((other) => covers(scope, other) === 'always') ? 'always' : 'maybe'
}
