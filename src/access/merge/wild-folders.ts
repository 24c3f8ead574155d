import { mayMatchLeadingSegments } from '../../httpd/fnmatch.js'
import {
  changeStates,
  mainServerStates,
  serverStatesAt,
  setServerStates,
  statesByVirtualHostAt,
} from './folder-states.js'
import { type Folder, type FolderEntry, foldersAtOrAbove } from './folder-tree.js'
import type { MergeContext } from './merge.js'

/** Applies the sections of other wildcard paths that overlap this one, as `/srv/?/x` overlaps `/srv/a/?`. */
export function applyOverlappingWildcardSections(
  merge: MergeContext,
  folder: Folder,
  wild: readonly Folder[],
  met: Map<Folder, Set<FolderEntry>>,
): void {
  const up = new Set(foldersAtOrAbove(folder))
  const known = met.get(folder) ?? new Set()
  met.set(folder, known)
  for (const other of wild) {
    if (up.has(other) || other.depth > folder.depth || !mayMatchLeadingSegments(other.segments, folder.segments))
      continue
    for (const entry of other.entries) {
      const step = merge.steps.get(entry.scope)
      if (step && !known.has(entry)) changeStates(folder, entry.occurrence.server, merge.sets.maybeAfter, step)
      if (step) known.add(entry)
    }
  }
}

/** The folders of the same depth that a folder with wildcards matches. */
export const foldersMatchedByWildcards = (folder: Folder, all: readonly Folder[]): Folder[] =>
  all.filter(
    (other) =>
      other.depth === folder.depth && !other.hasWildcards && mayMatchLeadingSegments(folder.segments, other.segments),
  )

/** The folders at a lower depth that may contain a match of a folder with wildcards. */
const above = (folder: Folder, all: readonly Folder[]): Folder[] =>
  all.filter(
    (other) =>
      other.depth < folder.depth && !other.hasWildcards && mayMatchLeadingSegments(other.segments, folder.segments),
  )

/**
 * The folders at a lower depth that may contain a match of a folder with wildcards, except the folders above it in the tree.
 */
export function foldersMaybeAbove(folder: Folder, all: readonly Folder[]): Folder[] {
  const up = new Set(foldersAtOrAbove(folder))
  return above(folder, all).filter((other) => !up.has(other))
}

/** Adds the states of all folders that may contain a match of the folder's wildcards. */
export function addStatesOfPossibleParents(merge: MergeContext, folder: Folder, others: readonly Folder[]): void {
  if (folder.appliedEntries.length > 0 || others.length === 0) return
  const from = [folder, ...others]
  const servers = new Set(from.flatMap((one) => [...statesByVirtualHostAt(one).keys()]))
  const main = merge.sets.union(from.map(mainServerStates))
  const own = [...servers].map(
    (server) => [server, merge.sets.union(from.map((one) => serverStatesAt(one, server)))] as const,
  )
  folder.mainStates = main
  for (const [server, states] of own) setServerStates(folder, server, states)
}
