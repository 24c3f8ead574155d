import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { quoteShellWords } from '../base/shell-words.js'
import { toolCommandAndLinksOfRelease, toolCommandLine } from '../base/tool.js'
import { isOnPath, programFile } from '../disk/own-program.js'
import { git } from '../git/git.js'

/** The parts of a repository that `init` needs. Paths start at its root. */
export type LocalRepository = Readonly<ReturnType<typeof readLocalRepository>>

/**
 * Reads what `init` needs to know about the repository of the current folder.
 * @throws GitError if there is no repository
 */
export function readLocalRepository() {
  const [root = '', hooks = ''] = linesOf(git(['rev-parse', '--show-toplevel', '--git-path', 'hooks']))
  const config = git(['config', '--list', '-z'])
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const isInstalled = existsSync(join(root, own))
  return {
    root,
    /** The folder of git's hooks, from the root. */
    hooks: relative(root, resolve(hooks)).split(sep).join('/'),
    /** Whether the repository has a remote on GitHub, or a `.github` folder. */
    isOnGitHub:
      existsSync(join(root, '.github')) ||
      /^remote\..*\.url\n.*github\.com/m.test(Buffer.from(config).toString('utf8').replaceAll('\0', '\n')),
    /** The existing configuration files of lint-staged. */
    lintStaged: readdirSync(root).filter((name) => /^(\.lintstagedrc|lint-staged\.config)\b/.test(name)),
    /** The command that starts this program in a hook of this clone. A hook for all clones uses `httpd-upgrade`. */
    command: isInstalled ? own : commandNow(),
    /** Whether npm has installed the program in this repository, so that hooks find it by name. */
    isInstalled,
    /** The text of a file; undefined if it does not exist. */
    read,
  }
}

const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString('utf8').split('\n')

const own = 'node_modules/.bin/httpd-upgrade'

/** The command that starts this program as it was started now. */
function commandNow(): string {
  const path = programFile()
  if (/\.c?js$/.test(path)) return `node ${quoteShellWords([path])}`
  // npx may delete its copy at any time, so a hook must call npx again.
  if (/[/\\]_npx[/\\]/.test(path)) return toolCommandLine(toolCommandAndLinksOfRelease())
  return isOnPath(path) ? 'httpd-upgrade' : quoteShellWords([path])
}
