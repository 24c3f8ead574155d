import { spawnSync } from 'node:child_process'

/** Thrown if git is missing or failed, with one sentence for the user. */
export class GitError extends Error {}

/**
 * Runs a git command in the current folder, and returns its output. git gets the environment of this process, which names the
 * index in a hook. A synchronous call is faster.
 * @param input the standard input for git
 * @throws GitError
 */
export function git(args: readonly string[], input?: string): Uint8Array {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    input: input ?? '',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, ...ours },
    windowsHide: true,
  })
  // git may end before it has read all input. Its exit status then says why.
  if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') throw new GitError(notStarted(error))
  if (status !== 0) throw new GitError(said(stderr.toString('utf8')))
  return stdout
}

/** The output of a git command, each byte as one character, without space or line ends around it. */
export const gitText = (...args: readonly string[]): string => Buffer.from(git(args)).toString('latin1').trim()

/** Variables for git. Some front ends of git turn off pathspec magic, also for hooks; this tool needs `:/` for the whole tree. */
const ours = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '0' }

const notStarted = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT'
    ? 'git was not found. Install git, or add its folder to the PATH.'
    : `git could not be started: ${error.message}.`

/** The first line of git's error message, as a sentence. */
function said(complaint: string): string {
  const line = /^(?:fatal|error): (.+)$/m.exec(complaint)?.[1] ?? complaint.trim().split('\n')[0]
  return line ? `git says: ${line.replace(/[.:]?\s*$/, '')}.` : 'git failed without a message.'
}

/**
 * Runs a function that calls git. If it fails, checks whether there is a repository: without one, some git commands only print
 * their usage, and the error of `git rev-parse` says why.
 * @throws GitError
 */
export function runWithRepositoryCheck<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof GitError) git(['rev-parse', '--git-dir'])
    throw error
  }
}
