import { objectId } from '../action/checkout.js'
import type { FileMove } from '../action/commit.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { baseNameOf, parentFolderOf } from '../action/tree-path.js'
import { groupBy } from '../base/group-by.js'
import { listingAfterRenames } from './renames.js'
import type { TreeListing } from './tree-listing.js'

/**
 * The id that git gives to the tree once files have these blobs and names. Comparing ids shows without a request whether a branch
 * has exactly this content.
 * @param blobs by the paths of files in the listing
 */
export function treeIdAfterChanges(
  listing: TreeListing,
  blobs: ReadonlyMap<string, string>,
  moves: readonly FileMove[] = [],
): string {
  const { tree, entries } = listingAfterRenames(listing, moves)
  const changed = foldersAbove([...blobs.keys(), ...moves.flatMap(({ from, to }) => [from, to])])
  if (changed.size === 0) return tree
  const inside = entries.filter(({ path }) => changed.has(parentFolderOf(path)))
  const children = groupBy(inside, ({ path }) => parentFolderOf(path))
  const idOf = (folder: string): string =>
    treeId(
      (children.get(folder) ?? []).map((entry) => ({
        ...entry,
        sha: blobs.get(entry.path) ?? (changed.has(entry.path) ? idOf(entry.path) : entry.sha),
      })),
      tree,
    )
  return idOf('')
}

function foldersAbove(paths: readonly string[]): Set<string> {
  const folders = new Set<string>()
  for (const path of paths)
    for (let folder = parentFolderOf(path); !folders.has(folder); folder = parentFolderOf(folder)) folders.add(folder)
  return folders
}

/**
 * The id of a tree, whose entries are sorted as git-mktree(1) does: by the bytes of the names, with a slash after those of
 * folders.
 */
function treeId(entries: readonly TreeEntry[], sampleId: string): string {
  const lines = entries.map(({ path, mode, sha }) => ({
    key: Buffer.from(baseNameOf(path) + (mode === '040000' ? '/' : '')),
    bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${baseNameOf(path)}\0`), Buffer.from(sha, 'hex')]),
  }))
  lines.sort((a, b) => Buffer.compare(a.key, b.key))
  return objectId('tree', Buffer.concat(lines.map(({ bytes }) => bytes)), sampleId)
}
