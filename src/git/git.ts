import { spawnSync } from 'node:child_process'

/** Thrown if git is missing or failed, with one sentence for the user. */
export class GitError extends Error {}

/**
 * The output of a git command in the current folder. git gets this process's environment, because in a hook it names the index to
 * use. The call is synchronous, which is faster.
 * @param input its standard input
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
    ? 'git was not found. Install it, or put it on the PATH.'
    : `git could not be started: ${error.message}.`

/** The first line of git's error message, as a sentence. */
function said(complaint: string): string {
  const line = /^(?:fatal|error): (.+)$/m.exec(complaint)?.[1] ?? complaint.trim().split('\n')[0]
  return line ? `git says: ${line.replace(/[.:]?\s*$/, '')}.` : 'git failed without a message.'
}

/**
 * Runs a function that calls git. Outside a repository, some git commands only print their usage; then another command
 * gives the reason.
 * @throws GitError
 */
export function requireRepository<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof GitError) git(['rev-parse', '--git-dir'])
    throw error
  }
}
