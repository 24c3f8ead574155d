import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { git } from '../git/git.js'

/** What `init` needs to know of a repository. Paths of files are from its root. */
export interface Place {
  readonly root: string
  /** Where git looks for its hooks, from the root. */
  readonly hooks: string
  /** Whether a remote of it is on GitHub, or it has workflows. */
  readonly isOnGitHub: boolean
  /** The files of lint-staged's that are there. */
  readonly lintStaged: readonly string[]
  /** The program, as a hook of this clone starts it. */
  readonly command: string
  /** The same for a hook that everybody shares: that of husky finds what npm installed. */
  readonly sharedCommand: string
  /** The text of a file, where there is one. */
  read(path: string): string | undefined
}

/**
 * Look around in the repository that the current folder lies in.
 * @throws GitError where there is none
 */
export async function placeHere(): Promise<Place> {
  const [root = '', hooks = ''] = linesOf(await git(['rev-parse', '--show-toplevel', '--git-path', 'hooks']))
  const remotes = await git(['config', '--get-regexp', '^remote\\..*\\.url$']).catch(() => new Uint8Array())
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const own = ownCommand(root)
  return {
    root,
    hooks: relative(root, resolve(hooks)).split(sep).join('/'),
    isOnGitHub: existsSync(join(root, '.github')) || /github\.com/.test(Buffer.from(remotes).toString()),
    lintStaged: readdirSync(root).filter((name) => /^(\.lintstagedrc|lint-staged\.config)\b/.test(name)),
    command: own.installed ? `node_modules/.bin/${name}` : own.command,
    sharedCommand: own.installed ? name : own.command,
    read,
  }
}

const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString('utf8').split('\n')

const name = 'httpd-upgrade'

/** However this program was started now, so can a hook. */
function ownCommand(root: string): { installed: boolean; command: string } {
  if (existsSync(join(root, 'node_modules', '.bin', name))) return { installed: true, command: '' }
  const path = resolve(process.argv[1] ?? '')
  return { installed: false, command: /\.c?js$/.test(path) ? `node ${quoted(path)}` : name }
}

const quoted = (path: string): string => (/^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)
