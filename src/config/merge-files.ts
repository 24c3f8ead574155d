import { afterWalk } from './effective.js'
import { meet } from './file-names.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import type { Merge } from './merge-order.js'
import { foldersAt, type Patterns } from './merge-patterns.js'
import { byServer, inMergeOrder, type Named, partsOf, type Server, type StatesIn, serversOf } from './merge-servers.js'
import { type Scope, wasDead } from './scope.js'
import type { StateSet } from './states.js'

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
  const outside = byServer(files.filter((scope) => !outerOf(scope)))
  const inside = new Map<Scope, Scope[]>()
  for (const scope of files) {
    const outer = outerOf(scope)
    if (outer) inside.set(outer, [...(inside.get(outer) ?? []), scope])
  }
  const anywhere = [...inside.keys()].filter((outer) => !depths.has(outer)).flatMap((outer) => inside.get(outer) ?? [])
  const nested = new Map<Folder, readonly Scope[]>()
  for (const folder of inside.size > 0 ? patterns.folders.all : []) {
    const own = folder.applied.flatMap((entry) => inside.get(entry.scope) ?? [])
    if (own.length > 0) nested.set(folder, own)
  }
  const applied = (server: Server, folder: Folder | undefined): Scope[] => {
    const around =
      folder && nested.size > 0 ? [...foldersUpFrom(folder)].reverse().flatMap((up) => nested.get(up) ?? []) : []
    const isRead = (scope: Scope) => scope.places.some((place) => !place.server || place.server === server)
    return [...outside(server), ...[...around, ...anywhere].filter(isRead)]
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
