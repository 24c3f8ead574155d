import { spawn } from 'node:child_process'

/** git is not there, or would not do what was asked: one sentence for the user. */
export class GitError extends Error {}

/**
 * What a git command prints. It runs in the current folder and under the environment of a hook, if this is one: during
 * `git commit -a` the index is another file than usual, and only the environment says so.
 * @throws GitError
 */
export function git(args: readonly string[], { input, signal }: GitOptions = {}): Promise<Uint8Array> {
  const child = spawn('git', args, {
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
    env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
  })
  const out: Uint8Array[] = []
  let complaint = ''
  child.stdout?.on('data', (chunk: Uint8Array) => out.push(chunk))
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  // git may end before it has read everything; its exit status says so better.
  child.stdin?.on('error', () => {})
  input?.then(
    (text) => child.stdin?.end(text),
    () => child.stdin?.end(),
  )
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new GitError(notStarted(error))))
    child.on('close', (status) => (status === 0 ? resolve(Buffer.concat(out)) : reject(new GitError(said(complaint)))))
  })
}

interface GitOptions {
  /** What it reads from standard input: it may be started before that is known. */
  readonly input?: Promise<string>
  /** Ends it when nobody wants to know any more. */
  readonly signal?: AbortSignal
}

const notStarted = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT'
    ? 'git was not found; install it, or put it on the PATH.'
    : `git could not be started: ${error.message}.`

/** The sentence of git's own that says why, without what goes on behind it. */
function said(complaint: string): string {
  const line = /^(?:fatal|error): (.+)$/m.exec(complaint)?.[1] ?? complaint.trim().split('\n')[0]
  return `git says: ${(line || 'nothing, and failed').replace(/[.:]?\s*$/, '')}.`
}

/**
 * Why git fails here, asked of a command that says it plainly: outside of a repository `git diff` only explains its options.
 */
export async function whyGitFails(error: unknown): Promise<unknown> {
  if (!(error instanceof GitError)) return error
  return git(['rev-parse', '--git-dir']).then(
    () => error,
    (plain) => plain,
  )
}
