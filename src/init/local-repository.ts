import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { shellWords } from '../base/shell-words.js'
import { commandOf, toolOf } from '../base/tool.js'
import { isOnPath, ownFile } from '../disk/own-program.js'
import { git } from '../git/git.js'

/** What `init` needs to know of a repository. Paths of files are from its root. */
export interface LocalRepository {
  readonly root: string
  /** Where git looks for its hooks, from the root. */
  readonly hooks: string
  /** Whether a remote of it is on GitHub, or it has workflows. */
  readonly isOnGitHub: boolean
  /** The files of lint-staged's that are there. */
  readonly lintStaged: readonly string[]
  /** The program, as a hook of this clone starts it. A hook that everybody shares says `httpd-upgrade`. */
  readonly command: string
  /** Whether npm has installed it here, so that hooks find it by its name. */
  readonly isInstalled: boolean
  /** The text of a file, where there is one. */
  read(path: string): string | undefined
}

/**
 * Look around in the repository that the current folder lies in.
 * @throws GitError where there is none
 */
export function localRepository(): LocalRepository {
  const [root = '', hooks = ''] = linesOf(git(['rev-parse', '--show-toplevel', '--git-path', 'hooks']))
  const config = git(['config', '--list', '-z'])
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const isInstalled = existsSync(join(root, own))
  return {
    root,
    hooks: relative(root, resolve(hooks)).split(sep).join('/'),
    isOnGitHub:
      existsSync(join(root, '.github')) ||
      /^remote\..*\.url\n.*github\.com/m.test(Buffer.from(config).toString('utf8').replaceAll('\0', '\n')),
    lintStaged: readdirSync(root).filter((name) => /^(\.lintstagedrc|lint-staged\.config)\b/.test(name)),
    command: isInstalled ? own : commandNow(),
    isInstalled,
    read,
  }
}

const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString('utf8').split('\n')

const own = 'node_modules/.bin/httpd-upgrade'

/** However this program was started now, so can a hook. */
function commandNow(): string {
  const path = ownFile()
  if (/\.c?js$/.test(path)) return `node ${shellWords([path])}`
  // Where npx keeps it, it may be gone tomorrow.
  if (/[/\\]_npx[/\\]/.test(path)) return commandOf(toolOf(undefined))
  return isOnPath(path) ? 'httpd-upgrade' : shellWords([path])
}
