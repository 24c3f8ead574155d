import { relative, resolve } from 'node:path'
import { hunksOf, type PatchHunks } from '../change/hunks.js'
import { realOrAbsolutePath } from '../disk/real-path.js'
import { decode } from '../syntax/encoding.js'
import { GitError, git, gitText } from './git.js'
import { splitAtNuls } from './records.js'
import { findWorkTree } from './work-tree.js'

export { GitError } from './git.js'

/**
 * Looks up the changes of a file since a commit: its changed lines, `whole` if the file is new to git, or undefined if it is
 * unchanged.
 * @throws GitError for a file outside of the repository
 */
export type ChangedLinesLookup = (path: string) => PatchHunks | 'whole' | undefined

/**
 * Returns a function that looks up the lines of a file that changed since HEAD and this commit or branch diverged.
 * @param where whether to compare the files on disk or the staged ones
 * @throws GitError
 */
export function changedLinesLookup(base: string, where: 'disk' | 'index'): ChangedLinesLookup {
  const { root } = findWorkTree()
  const parted = partingPoint(base)
  // Before the first commit every file is new, so a hook with `--changed HEAD` still works.
  if (parted === undefined) return () => 'whole'
  const patch = git([...patchOptions, ...(where === 'index' ? ['--cached'] : []), parted, '--'])
  const unknown =
    where === 'index' ? undefined : git(['ls-files', '--others', '--exclude-standard', '-z', '--full-name', ':/'])
  const changed = new Map<string, PatchHunks | 'whole'>()
  for (const path of unknown ? splitAtNuls(unknown) : []) changed.set(resolve(root, path), 'whole')
  for (const [path, shown] of parsePatch(patch)) changed.set(resolve(root, path), shown)
  return (path) => {
    const names = [resolve(path), realOrAbsolutePath(path)]
    if (names.every((name) => isOutside(root, name))) throw new GitError(`${path} is outside the repository.`)
    return changed.get(names[0] ?? '') ?? changed.get(names[1] ?? '')
  }
}

const isOutside = (root: string, path: string): boolean => /^\.\.([/\\]|$)|^\w:|^[/\\]/.test(relative(root, path))

function partingPoint(base: string): string | undefined {
  // Outside of a repository, this command throws an error that says so.
  git(['rev-parse', '--git-dir'])
  try {
    return gitText('merge-base', base, 'HEAD')
  } catch {
    if (base === 'HEAD' && !isKnown(base)) return undefined
    throw new GitError(
      isKnown(base)
        ? `${base} and HEAD have no commit in common here. If the clone is shallow, run git fetch --unshallow.`
        : `git has no commit ${base} here. Fetch that commit, or name another one.`,
    )
  }
}

function isKnown(commit: string): boolean {
  try {
    git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])
    return true
  } catch {
    return false
  }
}

/**
 * The options make the patch independent of the user's git configuration: plain names, no context lines, and text even where git
 * assumes binary.
 */
const patchOptions = [
  ...['-c', 'core.quotePath=false', 'diff', '--unified=0', '--inter-hunk-context=0', '--find-renames', '--text'],
  ...['--no-color', '--no-ext-diff', '--no-textconv', '--no-relative', '--submodule=short'],
  ...['--src-prefix=a/', '--dst-prefix=b/'],
]

/**
 * The changes of these files since the last commit: one patch for each changed file, without header. Empty without a commit.
 * @throws GitError
 */
export function patchesSinceLastCommit(paths: readonly string[]): readonly FilePatch[] {
  return isKnown('HEAD') ? patchesIn(git([...patchOptions, 'HEAD', '--', ...paths])) : []
}

/** The hunks of a patch by the new path of each file. A file that the patch deletes or only renames is left out. */
export const parsePatch = (patch: Uint8Array): Map<string, PatchHunks> =>
  new Map(patchesIn(patch).map(({ path, patch }) => [path, hunksOf(patch)]))

interface FilePatch {
  readonly path: string
  readonly patch: string
}

const patchesIn = (patch: Uint8Array): readonly FilePatch[] =>
  Buffer.from(patch)
    .toString('latin1')
    .split(/^(?=diff --git )/m)
    .flatMap((part) => {
      const hunks = part.search(/^@@ /m)
      const name = hunks < 0 ? undefined : /^\+\+\+ (?:(b\/[^\t\n]*)\t?|"(b\/.*)")$/m.exec(part.slice(0, hunks))
      const path = name?.[1] ?? (name?.[2] && unquoted(name[2]))
      return path
        ? [{ path: decode(Buffer.from(path.slice('b/'.length), 'latin1')).text, patch: part.slice(hunks) }]
        : []
    })

const escapes: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }

/** A name that git has printed in quotes, without the escapes. */
const unquoted = (name: string): string =>
  name.replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, char: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[char] ?? char),
  )
