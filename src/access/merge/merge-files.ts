import { isWild } from '../../httpd/fnmatch.js'
import { meet } from './file-names.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import type { Merge, ServerSection } from './merge.js'
import { foldersAt, type Patterns } from './merge-patterns.js'
import { byServer, inMergeOrder, type Named, partsOf, type StatesIn, serversOf } from './merge-servers.js'
import { mayGoUnread, overridesAt } from './override.js'
import { type Scope, wasDead } from './scope.js'
import { afterWalk } from './state.js'
import type { StateSet } from './state-set.js'

export interface FilesMerged extends Patterns {
  /** The states of requests to a server in some folders, whatever the name of the file. */
  readonly withFiles: StatesIn
  /** The same for one folder, name by name. */
  readonly named: (server: ServerSection, folder: Folder) => readonly Named[]
}

/** Merge `<Files>` sections: those outside of directories first, then as their directories were merged. */
export function filesPhase(merge: Merge, scopes: readonly Scope[], patterns: Patterns): FilesMerged {
  const depths = new Map<Scope, Folder>()
  for (const folder of patterns.folders.named) for (const { scope } of folder.entries) depths.set(scope, folder)
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
  const insideAny = files.filter((scope) => outerOf(scope))
  const nested = new Map<Folder, readonly Scope[]>()
  for (const folder of inside.size > 0 ? patterns.folders.all : []) {
    const own = folder.applied.flatMap((entry) => inside.get(entry.scope) ?? [])
    if (own.length > 0) nested.set(folder, own)
  }
  const surely = (scope: Scope): Applied => ({ scope, maybe: mayBePassedBy(merge, scope, outerOf(scope), depths) })
  const around = (folder: Folder): readonly Applied[] =>
    nested.size > 0 ? [...foldersUpFrom(folder)].reverse().flatMap((up) => (nested.get(up) ?? []).map(surely)) : []
  // A pattern may lie within any folder, and meet any other one.
  const anyOf = (sure: readonly Applied[]): readonly Applied[] => {
    const known = new Map(sure.map((one) => [one.scope, one]))
    return insideAny.map((scope) => known.get(scope) ?? { scope, maybe: true })
  }
  const elsewhere = insideAny.filter((scope) => !depths.has(outerOf(scope) as Scope))
  const applied = (server: ServerSection, folder: Folder | undefined, target?: Scope): readonly Applied[] => {
    const own = target ? insideAny.filter((scope) => outerOf(scope) === outerOf(target)).map(surely) : []
    const within =
      folder && !isWild(folder.path)
        ? [...around(folder), ...elsewhere.map((scope) => ({ scope, maybe: true }))]
        : target && !outerOf(target)
          ? []
          : anyOf([...(folder ? around(folder) : []), ...own])
    const isRead = ({ scope }: Applied) => scope.places.some((place) => !place.server || place.server === server)
    return [...outside(server).map((scope) => ({ scope, maybe: false })), ...within.filter(isRead)]
  }
  for (const scope of files) {
    const outer = outerOf(scope)
    const folder = outer && depths.get(outer)
    const inFolder = folder && foldersAt(merge.tree, patterns.folders.wild, folder.path)
    const within = (server: ServerSection) => inFolder ?? patterns.served(server)
    const statesOf = (server: ServerSection, folders: readonly Folder[]) =>
      afterFiles(merge, patterns.statesIn(server, folders), before(applied(server, folder, scope), scope), scope)
    const servers = serversOf(merge, scope)
    const parts = () =>
      partsOf(servers, within, (server, place) =>
        byName(merge, patterns.statesIn(server, [place]), before(applied(server, folder, scope), scope), scope),
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
  const named = (server: ServerSection, folder: Folder) =>
    byName(merge, patterns.statesIn(server, [folder]), applied(server, folder), undefined).map(({ names, set }) => ({
      names,
      set: merge.sets.after(set, afterWalk),
    }))
  return { ...patterns, withFiles, named }
}

/** A `<Files>` section among those that come before another, or that a folder meets. */
interface Applied {
  readonly scope: Scope
  /** Nobody can tell whether the section around it applies. */
  readonly maybe: boolean
}

/** What stands in a .htaccess file goes with it. */
function mayBePassedBy(merge: Merge, scope: Scope, outer: Scope | undefined, depths: Depths): boolean {
  const folder = outer?.kind === 'htaccess' ? depths.get(outer) : undefined
  return folder !== undefined && (!scope.placed || mayGoUnread(overridesAt(merge.site, folder)))
}

type Depths = ReadonlyMap<Scope, Folder>

/** As `afterFiles`, with the files apart that other sections apply to. */
function byName(merge: Merge, start: StateSet, files: readonly Applied[], target: Scope | undefined): readonly Named[] {
  return files.reduce<readonly Named[]>(
    (all, { scope, maybe }) => {
      const step = merge.steps.get(scope)
      const meeting = target ? meet(scope, target) : 'maybe'
      if (!step || meeting === 'never') return all
      // Where a section may not be there, its name alone does not say what is in force.
      const change = maybe || !isSure(scope) ? merge.sets.maybeAfter : merge.sets.after
      const applied = all.map(({ names, set }) => ({ names: [...names, scope], set: change(set, step) }))
      if (meeting === 'always') return applied.map(({ set }, index) => ({ names: all[index]?.names ?? [], set }))
      // Sections for different names never meet; the others are given up where they are too many.
      const both = applied.filter(({ names }) => names.slice(0, -1).every((other) => meet(other, scope) !== 'never'))
      return all.length > 16
        ? [...all, { names: [], set: merge.sets.union(both.map(({ set }) => set)) }]
        : [...all, ...both]
    },
    [{ names: [], set: start }],
  )
}

const before = (list: readonly Applied[], target: Scope): readonly Applied[] =>
  list.slice(
    0,
    Math.max(
      0,
      list.findIndex(({ scope }) => scope === target),
    ),
  )

const isSure = ({ places }: Scope): boolean => places.every(({ maybe }) => !maybe)

function afterFiles(merge: Merge, start: StateSet, files: readonly Applied[], target: Scope | undefined): StateSet {
  return files.reduce((set, { scope, maybe }) => {
    const step = merge.steps.get(scope)
    const meeting = target ? meet(scope, target) : 'maybe'
    if (!step || meeting === 'never') return set
    const surely = meeting === 'always' && !maybe && isSure(scope)
    return surely ? merge.sets.after(set, step) : merge.sets.maybeAfter(set, step)
  }, start)
}
