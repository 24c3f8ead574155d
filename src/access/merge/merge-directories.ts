import { groupBy } from '../../base/group-by.js'
import { lazy } from '../../base/lazy.js'
import { oncePerText } from '../../base/once.js'
import type { Site } from '../../site/site.js'
import { type IncomingRequests, visitSection } from './cases.js'
import {
  changeStates,
  mainServerStates,
  representativeServer,
  serverGroupsAt,
  serverStatesAt,
  setStatesOfGroup,
  statesByVirtualHostAt,
} from './folder-states.js'
import {
  type Folder,
  type FolderEntry,
  findOrAddFolder,
  folderOrNearestAndBelow,
  foldersAtOrAbove,
  foldersInSubtree,
} from './folder-tree.js'
import { foldersMatchingWildcardsAtUrls } from './folders-at-urls.js'
import type { MergeContext, ServerSection } from './merge.js'
import { serverOverridesAt } from './overrides-at.js'
import { readingOrder } from './reading-order.js'
import { hasUnknownPath, type Scope } from './scope.js'
import type { StateSet, Step } from './state-set.js'
import {
  addStatesOfPossibleParents,
  applyOverlappingWildcardSections,
  foldersMatchedByWildcards,
  foldersMaybeAbove,
} from './wild-folders.js'

/** The folders after all directory sections and .htaccess files are merged. */
export interface MergedFolders {
  /** The folders with sections, and all folders above them. Both this list and `named` start with the shortest paths. */
  readonly all: readonly Folder[]
  /** Only the folders with sections. */
  readonly named: readonly Folder[]
  readonly withWildcards: readonly Folder[]
  /** The function of this name for the merged folders. Cached, because every server asks. */
  readonly folderOrNearestAndBelow: (path: string) => readonly Folder[]
  /** Folders that paths with wildcards match at the URLs of locations, by path. They are not in the tree. */
  readonly atUrls: ReadonlyMap<string, Folder>
}

/** Merges `<Directory>` sections and .htaccess files, shortest paths first, the main server's before the others. */
export function mergeDirectorySections(merge: MergeContext, scopes: readonly Scope[]): MergedFolders {
  const folders = foldersOf(merge, scopes)
  merge.tree.mainStates = merge.start
  const { positionOf } = readingOrder(scopes.filter(({ kind }) => kind === 'directory' || kind === 'htaccess'))
  const work: MergeTask[] = []
  const entriesOf = new Map<Folder, ReadonlyMap<Scope, readonly FolderEntry[]>>()
  for (const folder of folders.named) {
    entriesOf.set(
      folder,
      groupBy(folder.entries, ({ scope }) => scope),
    )
    for (const entry of folder.entries) {
      const rank = rankOf(entry) + 3 * folder.depth
      work.push({ folder, entry, rank, position: positionOf(entry.scope) })
    }
  }
  work.sort((a, b) => a.rank - b.rank || a.position - b.position)
  const inOrder = afterAllAbove(work)
  const met = new Map<Folder, Set<FolderEntry>>()
  for (const { folder, entry } of inOrder) {
    if (folder.hasWildcards) applyOverlappingWildcardSections(merge, folder, folders.withWildcards, met)
    if (merge.steps.has(entry.scope)) continue
    const own = entriesOf.get(folder)?.get(entry.scope) ?? []
    const { paths } = entry.scope
    if (!folder.hasWildcards)
      mergeEntries(merge, own, paths.length > 1 ? paths.map((path) => findOrAddFolder(merge.tree, path)) : [folder])
    else {
      const outer = foldersMaybeAbove(folder, folders.all)
      const matched = [
        ...foldersMatchedByWildcards(folder, folders.all),
        ...foldersMatchedByWildcards(folder, [...folders.atUrls.values()]),
      ]
      // The wildcards may also match a folder that none of the other paths match. Such a folder has only the states of the
      // folders above it.
      const coming = requestsTo(merge, own, [folder, ...matched, ...outer])
      addStatesOfPossibleParents(merge, folder, outer)
      mergeEntries(merge, own, [folder, ...matched], coming)
    }
  }
  return folders
}

function foldersOf(merge: MergeContext, scopes: readonly Scope[]): MergedFolders {
  const { tree } = merge
  const levels: Folder[][] = []
  for (const scope of scopes) {
    if (scope.kind !== 'directory' && scope.kind !== 'htaccess') continue
    for (const path of scope.paths) {
      const folder = findOrAddFolder(tree, path)
      const entries = scope.occurrences.map((occurrence) => ({ scope, occurrence }))
      if (folder.entries.length > 0) folder.entries.push(...entries)
      else {
        levels[folder.depth] ??= []
        levels[folder.depth]?.push(folder)
        folder.entries = entries
      }
    }
  }
  const named = levels.flat()
  // The folders between the ones with sections. Computed on demand, because only paths with wildcards need them.
  const allOnce = lazy(() => [...foldersInSubtree(tree)].sort((a, b) => a.depth - b.depth))
  const wild = named.some((folder) => folder.hasWildcards) ? allOnce().filter((folder) => folder.hasWildcards) : []
  return {
    named,
    withWildcards: wild,
    folderOrNearestAndBelow: oncePerText((path) => folderOrNearestAndBelow(tree, wild, path)),
    atUrls: foldersMatchingWildcardsAtUrls(merge, scopes, wild),
    get all() {
      return allOnce()
    },
  }
}

/** A section or .htaccess file for one folder, with its rank in the merge order. */
interface MergeTask {
  readonly folder: Folder
  readonly entry: FolderEntry
  readonly rank: number
  readonly position: number
}

/**
 * Orders the work so that a .htaccess file in several folders comes after everything above it in any of them. The rest of the
 * order does not matter, because a request never matches two folders of which neither contains the other.
 */
function afterAllAbove(work: readonly MergeTask[]): readonly MergeTask[] {
  if (work.every(({ entry }) => entry.scope.paths.length === 1)) return work
  const byFolder = groupBy(work, ({ folder }) => folder)
  const byScope = groupBy(work, ({ entry }) => entry.scope)
  const wild = work.filter(({ folder }) => folder.hasWildcards)
  const ordered = new Set<MergeTask>()
  const open = new Set<MergeTask>()
  const add = (one: MergeTask): void => {
    if (ordered.has(one) || open.has(one)) return
    open.add(one)
    for (const place of byScope.get(one.entry.scope) ?? []) for (const other of before(place)) add(other)
    ordered.add(one)
  }
  const before = ({ folder, rank, position }: MergeTask): readonly MergeTask[] => {
    const near = folder.hasWildcards
      ? work
      : [...[...foldersAtOrAbove(folder)].flatMap((up) => byFolder.get(up) ?? []), ...wild]
    return near.filter((other) => other.rank < rank || (other.rank === rank && other.position < position))
  }
  for (const one of work) add(one)
  return [...ordered]
}

const rankOf = ({ scope, occurrence }: FolderEntry): number =>
  scope.kind === 'htaccess' ? 2 : occurrence.server ? 1 : 0

function mergeEntries(
  merge: MergeContext,
  entries: readonly FolderEntry[],
  folders: readonly Folder[],
  coming = requestsTo(merge, entries, folders),
): void {
  const [first] = entries
  const [folder] = folders
  if (!first || !folder) return
  // A .htaccess file has all its folders as its own; a section with wildcards has only the folder of its path.
  const own = first.scope.kind === 'htaccess' ? folders : [folder]
  const step = visitSection(merge, first.scope, coming, { ownFolders: own, folders: () => own })
  // Nearly every section is read once, in a virtual host, and is for one folder.
  if (first.occurrence.server && entries.length === 1 && folders.length === 1) applyAlone(merge, folder, first, step)
  else for (const folder of folders) for (const entry of entries) apply(merge, folder, entry, step)
}

/**
 * The requests that come to a section. For a .htaccess file: the requests to servers that read it, or to all servers if none
 * reads it.
 */
function requestsTo(
  { site }: MergeContext,
  entries: readonly FolderEntry[],
  folders: readonly Folder[],
): readonly IncomingRequests[] {
  const all = folders.flatMap((folder) =>
    serversIn(site, entries, folder).map((server) => ({
      server,
      folder,
      names: [],
      stateSet: serverStatesAt(folder, server),
    })),
  )
  if (entries.every(({ scope }) => scope.kind !== 'htaccess')) return all
  const readers = all.filter(({ folder, server }) => !serverOverridesAt(site, folder, server).isUnread)
  return readers.length > 0 ? readers : all
}

/** The servers to which a section applies in a folder. For a .htaccess file, one server represents all that read it alike. */
function serversIn(site: Site, entries: readonly FolderEntry[], folder: Folder): readonly ServerSection[] {
  if (entries.every(({ occurrence }) => occurrence.server)) return entries.map(({ occurrence }) => occurrence.server)
  const own = entries.some(({ scope }) => scope.kind === 'htaccess')
    ? serverGroupsAt(site, folder).groups.map((group) => representativeServer(group))
    : statesByVirtualHostAt(folder).keys()
  return [undefined, ...own]
}

function noteApplied(folder: Folder, entry: FolderEntry): void {
  // Most folders have one entry. `push` would reserve space for many, so the first entry gets a new array.
  if (folder.appliedEntries.length > 0) folder.appliedEntries.push(entry)
  else folder.appliedEntries = [entry]
}

const mayNotApply = ({ scope, occurrence }: FolderEntry): boolean =>
  occurrence.maybe || !scope.isMergePositionKnown || hasUnknownPath(scope)

/** Applies a section of a virtual host for one folder. */
function applyAlone({ sets }: MergeContext, folder: Folder, entry: FolderEntry, step: Step): void {
  noteApplied(folder, entry)
  changeStates(folder, entry.occurrence.server, mayNotApply(entry) ? sets.maybeAfter : sets.afterUncached, step)
}

function apply(merge: MergeContext, folder: Folder, entry: FolderEntry, step: Step): void {
  noteApplied(folder, entry)
  const { scope, occurrence } = entry
  const maybe = mayNotApply(entry)
  if (scope.kind === 'htaccess') applyHtaccess(merge, folder, maybe, step)
  else changeStates(folder, occurrence.server, maybe ? merge.sets.maybeAfter : merge.sets.after, step)
}

/** Applies a .htaccess file. Each server reads it, may read it, or skips it, depending on its own AllowOverride. */
function applyHtaccess(merge: MergeContext, folder: Folder, isUnsure: boolean, step: Step): void {
  const after = (server: ServerSection, set: StateSet): StateSet => {
    const { isUnread, mayGoUnread } = serverOverridesAt(merge.site, folder, server)
    if (isUnread) return set
    return isUnsure || mayGoUnread ? merge.sets.maybeAfter(set, step) : merge.sets.after(set, step)
  }
  const { groups } = serverGroupsAt(merge.site, folder)
  folder.mainStates = after(undefined, mainServerStates(folder))
  for (const group of groups) setStatesOfGroup(folder, group, after(representativeServer(group), group.states))
}
