import type { GitDataCalls } from '../action/git-data.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { baseNameOf } from '../action/tree-path.js'
import { skippedFolderNames } from '../disk/files.js'

/** The entries of a commit's tree that GitHub has listed. Folders come before their content. */
export interface TreeListing {
  /** The id of the commit's tree. */
  readonly tree: string
  readonly entries: readonly TreeEntry[]
  /** The folders that were not listed completely, because there are too many entries. */
  readonly unlisted: readonly string[]
}

/** The most requests for a repository that GitHub does not list at once. */
const maxRequests = 100

/** Lists a tree: with one request, or folder by folder if GitHub cuts the list short. */
export async function fetchTreeListing(git: GitDataCalls, tree: string): Promise<TreeListing> {
  const { entries, isCut } = await git.entries(tree, 'all')
  if (!isCut) return { tree, entries, unlisted: [] }
  const walk: Walk = { git, entries: [], unlisted: [], left: maxRequests }
  await walkFolder(walk, '', tree)
  return { tree, entries: walk.entries, unlisted: walk.unlisted }
}

interface Walk {
  readonly git: GitDataCalls
  readonly entries: TreeEntry[]
  readonly unlisted: string[]
  left: number
}

/** Lists a folder, and each folder in it with one request, or in turn if GitHub cuts the list short. */
async function walkFolder(walk: Walk, folder: string, sha: string): Promise<void> {
  const own = await ask(walk, folder, sha, 'own')
  if (own?.isCut) walk.unlisted.push(folder)
  for (const entry of own?.entries ?? []) {
    walk.entries.push(entry)
    if (entry.mode !== '040000' || skippedFolderNames.has(baseNameOf(entry.path))) continue
    const below = await ask(walk, entry.path, entry.sha, 'all')
    if (below?.isCut) await walkFolder(walk, entry.path, entry.sha)
    else for (const one of below?.entries ?? []) walk.entries.push(one)
  }
}

async function ask(walk: Walk, folder: string, sha: string, which: 'all' | 'own') {
  if (walk.left === 0) {
    walk.unlisted.push(folder)
    return undefined
  }
  walk.left--
  const { entries, isCut } = await walk.git.entries(sha, which)
  const prefix = folder === '' ? '' : `${folder}/`
  return { entries: entries.map((entry) => ({ ...entry, path: prefix + entry.path })), isCut }
}
