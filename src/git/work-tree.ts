import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'

/** The position of the current folder in a repository, found without calling git. */
export type WorkTree = Readonly<ReturnType<typeof findWorkTree>>

/**
 * Finds the work tree. In a hook, git sets the environment: the current folder is the root unless GIT_WORK_TREE names another.
 */
export function findWorkTree() {
  const here = process.cwd()
  const { GIT_DIR, GIT_WORK_TREE } = process.env
  const root = GIT_WORK_TREE ? resolve(GIT_WORK_TREE) : GIT_DIR ? here : (rootAbove(here) ?? here)
  const gitFolder = GIT_DIR ? resolve(GIT_DIR) : gitFolderOf(root)
  const prefix = relative(root, here).split(sep).join('/')
  return {
    /** The folder that git's own paths are relative to. */
    root,
    /** Converts a path from the root, as git prints it, to a path from the current folder. */
    shown: (path: string): string => (prefix === '' ? path : posix.relative(prefix, path)),
    /** Whether a merge is in progress. */
    isMerging: existsSync(join(gitFolder, 'MERGE_HEAD')),
    /** Whether this is a partial clone. git then fetches each file when first read, and fails if it cannot reach the remote. */
    isPartial: /^\s*promisor\s*=|^\s*partialclone/im.test(configOf(gitFolder)),
  }
}

function rootAbove(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : rootAbove(above)
}

/** The folder with git's data. In a linked work tree and in a submodule, `.git` is a file that names this folder. */
function gitFolderOf(root: string): string {
  const path = join(root, '.git')
  if (!existsSync(path) || statSync(path).isDirectory()) return path
  return resolve(root, /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '.git')
}

/** The configuration of the main repository, which linked work trees share. */
function configOf(gitFolder: string): string {
  const common = join(gitFolder, 'commondir')
  const folder = existsSync(common) ? resolve(gitFolder, readFileSync(common, 'utf8').trim()) : gitFolder
  const path = join(folder, 'config')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
