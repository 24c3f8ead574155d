import { existsSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { followLinks } from '../disk/real-path.js'
import { GitError, git, gitText, runWithRepositoryCheck } from './git.js'
import { type IndexEntry, isFileEntry, parseRawDiff, type RawDiff } from './records.js'
import { findWorkTree, type WorkTree } from './work-tree.js'

/** Staged files, by paths from the root of the work tree. */
export type StagedFiles = Readonly<ReturnType<typeof listStagedFiles>>

/**
 * The names and blob ids of the staged files. Files that a merge takes unchanged from the other side are left out. Without paths,
 * the whole repository counts, as for `git commit`.
 * @param paths files and folders, from the current folder; only staged files in these count
 * @throws GitError
 */
export function listStagedFiles(paths: readonly string[]) {
  const tree = findWorkTree()
  const { entries, unmerged, deleted } = changesAgainst(tree.isMerging ? ['HEAD', 'MERGE_HEAD'] : [])
  if (entries.length === 0 && unmerged.length === 0) refuseWithoutWorkTree()
  const chosen = paths.map((path) => fromRoot(tree, path))
  const seen = [...entries.map(({ path }) => path), ...unmerged, ...deleted]
  const counts = (path: string) => paths.length === 0 || chosen.some((one) => isWithin(path, one))
  const files = entries.filter((entry) => isFileEntry(entry) && counts(entry.path))
  for (const [index, path] of paths.entries())
    if (!seen.some((one) => isWithin(one, chosen[index] ?? '')) && !existsSync(path))
      throw new GitError(`${path} is neither in this folder nor in git's index. Correct the name.`)
  return {
    tree,
    /** The files whose content the next commit would change. */
    files,
    /** The paths that the user named, from the root of the work tree. */
    named: new Set(chosen),
    /** Files with a conflict, which are neither staged nor deleted. */
    unmerged: unmerged.filter(counts),
  }
}

/**
 * In a bare repository, and inside `.git`, git reports that nothing is staged. This tool treats that as an error.
 * @throws GitError
 */
function refuseWithoutWorkTree(): void {
  if (gitText('rev-parse', '--is-inside-work-tree') === 'true') return
  throw new GitError(
    'this repository has no work tree, so nothing is staged. Run the command in a folder where files are checked out.',
  )
}

/**
 * A path as seen from the root of the work tree.
 * @throws GitError for a path that is outside the repository, even by its real path
 */
function fromRoot({ root }: WorkTree, path: string): string {
  const told = (whole: string) => posix.normalize(relative(root, whole).split(sep).join('/'))
  const isOutside = (one: string) => /^\.\.(\/|$)|^\/|^\w:/.test(one)
  const named = [told(resolve(path)), ...(existsSync(path) ? [told(followLinks(path))] : [])].find(
    (one) => !isOutside(one),
  )
  if (named === undefined) throw new GitError(`${path} is outside the repository.`)
  return named
}

const isWithin = (path: string, chosen: string): boolean =>
  chosen === '.' || path === chosen || path.startsWith(`${chosen}/`)

/**
 * The difference between the index and commits.
 * @param commits the index must differ from each of these commits; by default HEAD, or nothing before the first commit
 */
function changesAgainst(commits: readonly string[]): RawDiff {
  const asked = commits.length > 0 ? commits.map((commit) => [commit]) : [[]]
  const [first, ...others] = asked.map((commit) =>
    parseRawDiff(runWithRepositoryCheck(() => git([...difference, ...commit, '--']))),
  )
  if (!first) return { entries: [], unmerged: [], deleted: [] }
  const isInAll = ({ path }: IndexEntry) => others.every(({ entries }) => entries.some((entry) => entry.path === path))
  return { entries: first.entries.filter(isInAll), unmerged: first.unmerged, deleted: first.deleted }
}

/** The command is independent of the user's git configuration: both sides of a rename, full ids, paths from the root. */
const difference = ['diff', '--cached', '--raw', '-z', '--no-abbrev', '--no-renames', '--no-relative', '--no-ext-diff']
