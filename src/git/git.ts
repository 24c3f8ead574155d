import { spawnSync } from 'node:child_process'

/** git is not there, or would not do what was asked: one sentence for the user. */
export class GitError extends Error {}

/**
 * What a git command prints. It runs in the current folder and under the environment of a hook, if this is one: during
 * `git commit -a` the index is another file than usual, and only the environment says so. We wait for it: git answers in
 * less time than Node takes to set up streams for one that runs beside us.
 * @param input what it reads from standard input
 * @throws GitError
 */
export function git(args: readonly string[], input?: string): Uint8Array {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    input: input ?? '',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, ...ours },
    windowsHide: true,
  })
  // git may end before it has read everything; its exit status says so better.
  if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') throw new GitError(notStarted(error))
  if (status !== 0) throw new GitError(said(stderr.toString('utf8')))
  return stdout
}

/** The same as a text: a line without its ending, or several. */
export const gitText = (...args: readonly string[]): string => Buffer.from(git(args)).toString('latin1').trim()

/** Some front ends of git have it take every path for a plain name, and so their hooks; we say `:/` for all of the tree. */
const ours = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '0' }

const notStarted = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT'
    ? 'git was not found. Install it, or put it on the PATH.'
    : `git could not be started: ${error.message}.`

/** The sentence of git's own that says why, without what goes on behind it. */
function said(complaint: string): string {
  const line = /^(?:fatal|error): (.+)$/m.exec(complaint)?.[1] ?? complaint.trim().split('\n')[0]
  return `git says: ${(line || 'nothing, but it failed').replace(/[.:]?\s*$/, '')}.`
}

/**
 * Run something that asks git. Outside of a repository some commands only explain their options; then the reason is asked
 * of one that says it plainly.
 * @throws GitError
 */
export function inRepository<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof GitError) git(['rev-parse', '--git-dir'])
    throw error
  }
}
