import { afterWalk } from './effective.js'
import { withoutEnd } from './end-anchor.js'
import {
  type Folder,
  fitsPath,
  foldersFrom,
  foldersUpFrom,
  isWild,
  matchesWild,
  nearestFolder,
  segmentsOf,
} from './folder-tree.js'
import { type Folders, statesAt } from './merge-directories.js'
import { type Merge, nowhere, type Part } from './merge-order.js'
import { type Place, type Scope, wasDead } from './scope.js'
import type { StateSet } from './states.js'
import type { Section } from './tree.js'
import { urlCovers, urlPrefix } from './url-paths.js'

type Server = Section | undefined

/** The states of requests to a server for what lies in some folders. */
export type StatesIn = (server: Server, folders: readonly Folder[]) => StateSet

/** Merge the directory sections with regular expressions; they may apply anywhere. */
export function patternPhase(merge: Merge, scopes: readonly Scope[], folders: Folders): Patterns {
  const patterns = inMergeOrder(scopes.filter((scope) => scope.kind === 'pattern' && !wasDead(scope)))
  const merged: { readonly scope: Scope; readonly place: Place }[] = []
  const statesIn: StatesIn = (server, within) => {
    const mine = merged.filter(({ place }) => !place.server || place.server === server)
    if (mine.length === 0) return merge.sets.union(within.map((folder) => statesAt(folder, server)))
    return merge.sets.union(within.map((folder) => afterPatterns(merge, statesAt(folder, server), mine, folder)))
  }
  const served = servedFolders(merge, folders)
  for (const scope of patterns) {
    const sets = serversOf(merge, scope).map((server) => statesIn(server, served(server)))
    merge.steps.set(scope, merge.visit(scope, merge.sets.union(sets).states, nowhere))
    merged.push(...scope.places.map((place) => ({ scope, place })))
  }
  return { folders, statesIn, served }
}

function afterPatterns(
  merge: Merge,
  start: StateSet,
  patterns: readonly { readonly scope: Scope; readonly place: Place }[],
  folder: Folder,
): StateSet {
  return patterns.reduce((set, { scope, place }) => {
    const step = merge.steps.get(scope)
    if (!step) return set
    // What matches the folder's own path matches all that lies in it.
    const surely = !place.maybe && matchesRegex(withoutEnd(scope.path), `${folder.path}/`, false)
    return surely ? merge.sets.after(set, step) : merge.sets.maybeAfter(set, step)
  }, start)
}

export interface Patterns {
  readonly folders: Folders
  readonly statesIn: StatesIn
  /** The folders that a server answers from: below its DocumentRoot and aliases where these are known, else all. */
  readonly served: (server: Server) => readonly Folder[]
}

function servedFolders(merge: Merge, { all, wild }: Folders): (server: Server) => readonly Folder[] {
  const known = new Map<Server, readonly Folder[]>()
  return (server) => {
    const before = known.get(server)
    if (before) return before
    const map = merge.urls(server)
    const found = map
      ? [...new Set([...map.folders.values()].flatMap((path) => foldersAt(merge.tree, wild, path)))]
      : all
    known.set(server, found)
    return found
  }
}

/** The folder that a path lies in, and all below the path. */
export function foldersAt(tree: Folder, wild: readonly Folder[], path: string): Folder[] {
  const segments = segmentsOf(path)
  const near = nearestFolder(tree, path)
  const below = near.depth === segments.length ? [...foldersFrom(near)] : [near]
  const fitting = wild.filter((folder) => {
    const pattern = segmentsOf(folder.path)
    if (pattern.length > segments.length) return fitsPath(segments, pattern)
    return near.depth < pattern.length && fitsPath(pattern, segments)
  })
  return [...below, ...fitting]
}

/** The servers whose requests a scope can apply to: all of them for a section of the main server. */
function serversOf(merge: Merge, scope: Scope): readonly Server[] {
  if (scope.places.some(({ server }) => !server)) return [undefined, ...merge.servers]
  return [...new Set(scope.places.map(({ server }) => server))]
}

/** The main server's sections come before those of virtual hosts. */
const inMergeOrder = (scopes: readonly Scope[]): Scope[] =>
  [...scopes].sort((a, b) => rank(a) - rank(b) || orderOf(a) - orderOf(b))
const rank = (scope: Scope) => (scope.places.some(({ server }) => !server) ? 0 : 1)
const orderOf = (scope: Scope) => scope.places[0]?.order ?? 0

export interface FilesMerged extends Patterns {
  /** The states of requests to a server in some folders, whatever the name of the file. */
  readonly withFiles: StatesIn
  /** The same for one folder, name by name. */
  readonly named: (server: Server, folder: Folder) => readonly Named[]
}

/** Merge `<Files>` sections: those outside of directories first, then as their directories were merged. */
export function filesPhase(merge: Merge, scopes: readonly Scope[], patterns: Patterns): FilesMerged {
  const depths = new Map<Scope, Folder>()
  for (const folder of patterns.folders.all) for (const { scope } of folder.entries) depths.set(scope, folder)
  const outerOf = (scope: Scope) => scope.places[0]?.outer
  const depth = (scope: Scope) => {
    const outer = outerOf(scope)
    return outer ? (depths.get(outer)?.depth ?? 1000) + (outer.kind === 'htaccess' ? 0.5 : 0) : -1
  }
  const isMet = (scope: Scope) => scope.kind === 'files' && scope.places.every(({ outer }) => !outer || !wasDead(outer))
  const files = inMergeOrder(scopes.filter(isMet)).sort((a, b) => depth(a) - depth(b))
  const outside = files.filter((scope) => !outerOf(scope))
  const inside = new Map<Scope, Scope[]>()
  for (const scope of files) {
    const outer = outerOf(scope)
    if (outer) inside.set(outer, [...(inside.get(outer) ?? []), scope])
  }
  const applied = (server: Server, folder: Folder | undefined): Scope[] => {
    const around = folder
      ? [...foldersUpFrom(folder)].reverse().flatMap((up) => up.applied.map((entry) => entry.scope))
      : []
    const unplaced = [...inside.keys()].filter((outer) => !depths.has(outer))
    const nested = [...around, ...unplaced].flatMap((outer) => inside.get(outer) ?? [])
    return [...outside, ...nested].filter((scope) =>
      scope.places.some((place) => !place.server || place.server === server),
    )
  }
  for (const scope of files) {
    const outer = outerOf(scope)
    const folder = outer && depths.get(outer)
    const within = (server: Server) =>
      folder ? foldersAt(merge.tree, patterns.folders.wild, folder.path) : patterns.served(server)
    const statesOf = (server: Server, folders: readonly Folder[]) =>
      afterFiles(merge, patterns.statesIn(server, folders), before(applied(server, folder), scope), scope)
    const servers = serversOf(merge, scope)
    const parts = () =>
      partsOf(servers, within, (server, place) =>
        byName(merge, patterns.statesIn(server, [place]), before(applied(server, folder), scope), scope),
      )
    const set = merge.sets.union(servers.map((server) => statesOf(server, within(server))))
    merge.steps.set(scope, merge.visit(scope, set.states, { folder, parts }))
  }
  const withFiles: StatesIn = (server, folders) =>
    merge.sets.after(
      merge.sets.union(
        folders.map((folder) =>
          afterFiles(merge, patterns.statesIn(server, [folder]), applied(server, folder), undefined),
        ),
      ),
      afterWalk,
    )
  const named = (server: Server, folder: Folder) =>
    byName(merge, patterns.statesIn(server, [folder]), applied(server, folder), undefined).map(({ names, set }) => ({
      names,
      set: merge.sets.after(set, afterWalk),
    }))
  return { ...patterns, withFiles, named }
}

type Named = { readonly names: readonly Scope[]; readonly set: StateSet }

function partsOf(
  servers: readonly Server[],
  within: (server: Server) => readonly Folder[],
  namedIn: (server: Server, folder: Folder) => readonly Named[],
): readonly Part[] {
  return servers.flatMap((server) =>
    within(server).flatMap((folder) =>
      namedIn(server, folder).map(({ names, set }) => ({ server, folder, names, bases: set.states })),
    ),
  )
}

/** As `afterFiles`, with the files apart that other sections apply to. */
function byName(merge: Merge, start: StateSet, files: readonly Scope[], target: Scope | undefined): readonly Named[] {
  return files.reduce<readonly Named[]>(
    (all, scope) => {
      const step = merge.steps.get(scope)
      const meeting = target ? meet(scope, target) : 'maybe'
      if (!step || meeting === 'never') return all
      const applied = all.map(({ names, set }) => ({ names: [...names, scope], set: merge.sets.after(set, step) }))
      if (meeting === 'always' && scope.places.every(({ maybe }) => !maybe))
        return applied.map(({ set }, index) => ({ names: all[index]?.names ?? [], set }))
      // Sections for different names never meet; the others are given up where they are too many.
      const both = applied.filter(({ names }) => names.slice(0, -1).every((other) => meet(other, scope) !== 'never'))
      return all.length > 16
        ? [...all, { names: [], set: merge.sets.union(both.map(({ set }) => set)) }]
        : [...all, ...both]
    },
    [{ names: [], set: start }],
  )
}

const before = (list: readonly Scope[], scope: Scope): readonly Scope[] =>
  list.slice(0, Math.max(0, list.indexOf(scope)))

function afterFiles(merge: Merge, start: StateSet, files: readonly Scope[], target: Scope | undefined): StateSet {
  return files.reduce((set, scope) => {
    const step = merge.steps.get(scope)
    const meeting = target ? meet(scope, target) : 'maybe'
    if (!step || meeting === 'never') return set
    const surely = meeting === 'always' && scope.places.every(({ maybe }) => !maybe)
    return surely ? merge.sets.after(set, step) : merge.sets.maybeAfter(set, step)
  }, start)
}

/** Whether `<Files>` sections apply to the same file: the first whenever the second does, never, or sometimes. */
export function meet(first: Scope, second: Scope): 'always' | 'never' | 'maybe' {
  if (first.path === second.path && first.regex === second.regex) return 'always'
  if (isName(second)) return matches(first, second.path) ? 'always' : 'never'
  if (isName(first)) return matches(second, first.path) ? 'maybe' : 'never'
  return 'maybe'
}

const isName = (scope: Scope) => !scope.regex && !isWild(scope.path)

function matches(scope: Scope, name: string): boolean {
  if (!scope.regex) return isWild(scope.path) ? matchesWild(scope.path, name) : scope.path === name
  return matchesRegex(scope.path, name, true)
}

/** @param otherwise for a regular expression that cannot be read */
function matchesRegex(pattern: string, text: string, otherwise: boolean): boolean {
  try {
    return new RegExp(pattern.replace(/^\(\?i\)/, ''), pattern.startsWith('(?i)') ? 'i' : '').test(text)
  } catch {
    return otherwise
  }
}

/** Merge `<Proxy>` sections, which take the place of directories for what another server answers. */
export function proxyPhase(merge: Merge, scopes: readonly Scope[]): (server: Server) => StateSet {
  const states = new Map<Server, StateSet>()
  const at = (server: Server) => states.get(server) ?? states.get(undefined) ?? merge.start
  for (const scope of inMergeOrder(scopes.filter((scope) => scope.kind === 'proxy'))) {
    const servers = serversOf(merge, scope)
    const step = merge.visit(scope, merge.sets.union(servers.map(at)).states, nowhere)
    merge.steps.set(scope, step)
    for (const server of servers) states.set(server, merge.sets.maybeAfter(at(server), step))
  }
  return at
}

/** Merge `<Location>` sections, last of all. */
export function locationPhase(
  merge: Merge,
  scopes: readonly Scope[],
  files: FilesMerged,
  proxied: (server: Server) => StateSet,
): void {
  const hasProxies = scopes.some((scope) => scope.kind === 'proxy')
  const mayProxy = (server: Server) => hasProxies || merge.urls(server)?.proxies === true
  const whole = new Map<Server, StateSet>()
  const startAnywhere = (server: Server): StateSet => {
    const known = whole.get(server) ?? files.withFiles(server, files.served(server))
    whole.set(server, known)
    return known
  }
  const byServer = new Map<Server, Scope[]>()
  const earlier = (server: Server) => [
    ...(byServer.get(undefined) ?? []),
    ...(server ? (byServer.get(server) ?? []) : []),
  ]
  for (const scope of inMergeOrder(scopes.filter((one) => one.kind === 'location'))) {
    const servers = serversOf(merge, scope)
    const sets = servers.map((server) => {
      const folders = foldersOf(merge, files, server, scope)
      const start = folders ? files.withFiles(server, folders) : startAnywhere(server)
      return afterLocations(
        merge,
        mayProxy(server) ? merge.sets.union([start, proxied(server)]) : start,
        earlier(server),
        scope,
      )
    })
    const namedIn = (server: Server, folder: Folder): readonly Named[] =>
      files
        .named(server, folder)
        .map(({ names, set }) => ({ names, set: afterLocations(merge, set, earlier(server), scope) }))
    const parts = () =>
      servers.some(mayProxy) ? [] : partsOf(servers, (server) => foldersOf(merge, files, server, scope) ?? [], namedIn)
    merge.steps.set(scope, merge.visit(scope, merge.sets.union(sets).states, { folder: undefined, parts }))
    for (const { server } of scope.places) byServer.set(server, [...(byServer.get(server) ?? []), scope])
  }
}

function afterLocations(merge: Merge, start: StateSet, earlier: readonly Scope[], target: Scope): StateSet {
  return earlier.reduce((set, scope) => {
    const step = merge.steps.get(scope)
    const meeting = urlCovers(scope, target)
    if (!step || meeting === 'never') return set
    const surely = meeting === 'always' && scope.places.every(({ maybe }) => !maybe)
    return surely ? merge.sets.after(set, step) : merge.sets.maybeAfter(set, step)
  }, start)
}

/** The folders that the URLs of a location lie in; undefined for any that the server answers from. */
function foldersOf(merge: Merge, files: FilesMerged, server: Server, scope: Scope): readonly Folder[] | undefined {
  const map = merge.urls(server)
  const url = urlPrefix(scope)
  if (!map || url.startsWith('/~')) return undefined
  const found = new Set<Folder>()
  const aliases = [...map.folders].sort(([a], [b]) => b.length - a.length)
  for (const [prefix, path] of aliases) {
    const at = prefix.replace(/\/$/, '')
    const inside = url === at || url.startsWith(`${at}/`)
    if (!inside && !prefix.startsWith(url)) continue
    for (const folder of foldersAt(merge.tree, files.folders.wild, inside ? path + url.slice(at.length) : path))
      found.add(folder)
    if (inside) break
  }
  return [...found]
}
