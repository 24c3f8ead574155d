import { grouped } from '../../base/grouped.js'
import {
  changeAlike,
  changeStates,
  firstOf,
  mainStates,
  membersOf,
  ownServersAt,
  serversAt,
  statesAt,
} from './folder-states.js'
import { type Alike, type Entry, type Folder, folderAt, foldersFrom, foldersUpFrom } from './folder-tree.js'
import { foldersAtUrls } from './folders-at-urls.js'
import type { Merge, Part, ServerSection } from './merge.js'
import { overridesOf } from './overrides-at.js'
import { readingOrder } from './reading-order.js'
import { isUncertain, type Scope } from './scope.js'
import type { StateSet, Step } from './state-set.js'
import { foldersBeside, foldersMatchedBy, inheritFrom, meetOthers } from './wild-folders.js'

/** The folders after all directory sections and .htaccess files are merged. */
export interface Folders {
  /** Those that something is said of, and all above them; in each list the shortest paths first. */
  readonly all: readonly Folder[]
  /** Those alone that something is said of. */
  readonly named: readonly Folder[]
  readonly wild: readonly Folder[]
  /** What paths with wild-cards match at the URLs of locations, by path: beside the tree. */
  readonly atUrls: ReadonlyMap<string, Folder>
}

/**
 * Merge `<Directory>` sections without regular expression, and .htaccess files, from the root down: for paths of the same
 * length in the order of the configuration, the main server's first.
 */
export function directoryPhase(merge: Merge, scopes: readonly Scope[]): Folders {
  const folders = foldersOf(merge, scopes)
  merge.tree.main = merge.start
  const { positionOf } = readingOrder(scopes.filter(({ kind }) => kind === 'directory' || kind === 'htaccess'))
  const work: Work[] = []
  const entriesOf = new Map<Folder, ReadonlyMap<Scope, readonly Entry[]>>()
  for (const folder of folders.named) {
    entriesOf.set(
      folder,
      grouped(folder.entries, ({ scope }) => scope),
    )
    for (const entry of folder.entries) {
      const rank = rankOf(entry) + 3 * folder.depth
      work.push({ folder, entry, rank, position: positionOf(entry.scope) })
    }
  }
  work.sort((a, b) => a.rank - b.rank || a.position - b.position)
  const inOrder = afterAllAbove(work)
  const met = new Map<Folder, Set<Entry>>()
  for (const { folder, entry } of inOrder) {
    if (folder.wild) meetOthers(merge, folder, folders.wild, met)
    if (merge.steps.has(entry.scope)) continue
    const own = entriesOf.get(folder)?.get(entry.scope) ?? []
    if (!folder.wild) mergeEntries(merge, own, placesIn(merge, entry.scope, folder), [])
    else {
      const outer = foldersBeside(folder, folders.all)
      const matched = [
        ...foldersMatchedBy(folder, folders.all),
        ...foldersMatchedBy(folder, [...folders.atUrls.values()]),
      ]
      // What lies in none of the others has been through the sections above it alone.
      const alone = partsIn(merge, own, [folder])
      inheritFrom(merge, folder, outer)
      mergeEntries(merge, own, [folder, ...matched], outer, [...alone, ...partsIn(merge, own, [...matched, ...outer])])
    }
  }
  return folders
}

function foldersOf(merge: Merge, scopes: readonly Scope[]): Folders {
  const { tree } = merge
  const levels: Folder[][] = []
  for (const scope of scopes) {
    if (scope.kind !== 'directory' && scope.kind !== 'htaccess') continue
    for (const path of scope.paths) {
      const folder = folderAt(tree, path)
      const entries = scope.places.map((place) => ({ scope, place }))
      if (folder.entries.length > 0) folder.entries.push(...entries)
      else {
        levels[folder.depth] ??= []
        levels[folder.depth]?.push(folder)
        folder.entries = entries
      }
    }
  }
  const named = levels.flat()
  // Where no path has wild-cards nobody asks for those that lie between.
  let all: readonly Folder[] | undefined
  const allOnce = () => {
    all ??= byDepth(foldersFrom(tree))
    return all
  }
  const wild = named.some((folder) => folder.wild) ? allOnce().filter((folder) => folder.wild) : []
  return {
    named,
    wild,
    atUrls: foldersAtUrls(merge, scopes, wild),
    get all() {
      return allOnce()
    },
  }
}

const byDepth = (folders: Iterable<Folder>): Folder[] => [...folders].sort((a, b) => a.depth - b.depth)

/** What a section or a .htaccess file says of one folder, and its rank in the order of the merge. */
interface Work {
  readonly folder: Folder
  readonly entry: Entry
  readonly rank: number
  readonly position: number
}

/**
 * What stands in several folders is merged in all of them at once: after all that comes before it in any of them. Nothing
 * else bears on the order, for no request meets what lies in folders beside one another.
 */
function afterAllAbove(work: readonly Work[]): readonly Work[] {
  if (work.every(({ entry }) => entry.scope.paths.length === 1)) return work
  const byFolder = grouped(work, ({ folder }) => folder)
  const byScope = grouped(work, ({ entry }) => entry.scope)
  const wild = work.filter(({ folder }) => folder.wild)
  const ordered = new Set<Work>()
  const open = new Set<Work>()
  const add = (one: Work): void => {
    if (ordered.has(one) || open.has(one)) return
    open.add(one)
    for (const place of byScope.get(one.entry.scope) ?? []) for (const other of before(place)) add(other)
    ordered.add(one)
  }
  const before = ({ folder, rank, position }: Work): readonly Work[] => {
    const near = folder.wild ? work : [...[...foldersUpFrom(folder)].flatMap((up) => byFolder.get(up) ?? []), ...wild]
    return near.filter((other) => other.rank < rank || (other.rank === rank && other.position < position))
  }
  for (const one of work) add(one)
  return [...ordered]
}

const placesIn = ({ tree }: Merge, { paths }: Scope, folder: Folder): readonly Folder[] =>
  paths.length > 1 ? paths.map((path) => folderAt(tree, path)) : [folder]

const rankOf = ({ scope, place }: Entry): number => (scope.kind === 'htaccess' ? 2 : place.server ? 1 : 0)

function mergeEntries(
  merge: Merge,
  entries: readonly Entry[],
  folders: readonly Folder[],
  outer: readonly Folder[],
  apart?: readonly Part[],
): void {
  const first = entries[0]
  const folder = folders[0]
  if (!first || !folder) return
  const { server } = first.place
  // Nearly all sections stand once, in a virtual host, and for one folder.
  const isPlain = server !== undefined && entries.length === 1 && folders.length === 1 && outer.length === 0
  const { states } = isPlain ? statesAt(folder, server) : statesBefore(merge, entries, [...folders, ...outer])
  const parts = () => apart ?? partsIn(merge, entries, [...folders, ...outer])
  // Copies, and the last word, are looked for in the first.
  const own = first.scope.kind === 'htaccess' ? folders : [folder]
  const step = merge.visit(first.scope, states, { own, parts, folders: () => own })
  merge.steps.set(first.scope, step)
  if (isPlain) applyAlone(merge, folder, first, step)
  else for (const folder of folders) for (const entry of entries) apply(merge, folder, entry, step)
}

function statesBefore(merge: Merge, entries: readonly Entry[], folders: readonly Folder[]): StateSet {
  const inMain = entries.some(({ place }) => !place.server)
  const sets = new Set<StateSet>()
  if (inMain) for (const { set } of readersOf(merge, entries, folders)) sets.add(set)
  else for (const folder of folders) for (const { place } of entries) sets.add(statesAt(folder, place.server))
  return merge.sets.union(sets)
}

/** A server, with those that it stands for, and its states in a folder. */
type Reader = Pick<Part, 'server' | 'others' | 'folder'> & { readonly set: StateSet }

/**
 * The states of the servers that read a section of the main server, or a .htaccess file: of all, if none does. Of those that
 * read a file alike one stands for all.
 */
function readersOf(merge: Merge, entries: readonly Entry[], folders: readonly Folder[]): readonly Reader[] {
  const mainIn = (folder: Folder): Reader => ({ folder, server: undefined, set: mainStates(folder) })
  if (entries.every(({ scope }) => scope.kind !== 'htaccess'))
    return folders.flatMap((folder) => [
      mainIn(folder),
      ...Array.from(serversAt(folder), ([server, set]) => ({ folder, server, set })),
    ])
  const all = folders.flatMap((folder) => [
    mainIn(folder),
    ...ownServersAt(merge.site, folder).groups.map((group) => readerFor(folder, group)),
  ])
  const readers = all.filter(({ folder, server }) => !overridesOf(merge.site, folder, server).isUnread)
  return readers.length > 0 ? readers : all
}

function readerFor(folder: Folder, group: Alike): Reader {
  const server = firstOf(group)
  return { folder, server, others: () => membersOf(group).filter((other) => other !== server), set: group.states }
}

/** The states server by server; a virtual host that has none of its own goes with the main server. */
function partsIn(merge: Merge, entries: readonly Entry[], folders: readonly Folder[]): readonly Part[] {
  if (entries.some(({ place }) => place.server)) return []
  return readersOf(merge, entries, folders).map(({ set, ...reader }) => ({ ...reader, names: [], bases: set.states }))
}

function noteApplied(folder: Folder, entry: Entry): void {
  // Most have one, and an array that grows keeps room for many.
  if (folder.applied.length > 0) folder.applied.push(entry)
  else folder.applied = [entry]
}

const mayNotApply = ({ scope, place }: Entry): boolean => place.maybe || !scope.placed || isUncertain(scope)

/** What stands in a virtual host for one folder. */
function applyAlone({ sets }: Merge, folder: Folder, entry: Entry, step: Step): void {
  noteApplied(folder, entry)
  changeStates(folder, entry.place.server, mayNotApply(entry) ? sets.maybeAfter : sets.afterAlone, step)
}

function apply(merge: Merge, folder: Folder, entry: Entry, step: Step): void {
  noteApplied(folder, entry)
  const { scope, place } = entry
  const maybe = mayNotApply(entry)
  if (scope.kind === 'htaccess') applyHtaccess(merge, folder, maybe, step)
  else changeStates(folder, place.server, maybe ? merge.sets.maybeAfter : merge.sets.after, step)
}

/** Each server reads the file, or may, or does not, as its own AllowOverride says. */
function applyHtaccess(merge: Merge, folder: Folder, isUnsure: boolean, step: Step): void {
  const after = (server: ServerSection, set: StateSet): StateSet => {
    const { isUnread, mayGoUnread } = overridesOf(merge.site, folder, server)
    if (isUnread) return set
    return isUnsure || mayGoUnread ? merge.sets.maybeAfter(set, step) : merge.sets.after(set, step)
  }
  const { groups } = ownServersAt(merge.site, folder)
  folder.main = after(undefined, mainStates(folder))
  for (const group of groups) changeAlike(folder, group, after(firstOf(group), group.states))
}
