import { spawn } from 'node:child_process'

export interface GitOptions {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

/** What `git` writes, run on a bare repository. @throws Error with git's own words where it fails */
export function git(dir: string, args: readonly string[], { input, env }: GitOptions = {}): Promise<Buffer> {
  const child = spawn('git', ['--git-dir', dir, ...args], { env: { ...environment, ...env } })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  // git may end before it has read everything; its exit status says so better than the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(out))
      else reject(new Error(`git ${args[0]} exited with ${status}: ${Buffer.concat(err)}`))
    })
  })
}

/** Nothing of the machine's own git configuration reaches the fake. */
export const environment: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
}

export interface GitObject {
  readonly sha: string
  readonly type: 'blob' | 'tree' | 'commit' | 'tag'
  readonly content: Buffer
}

export interface ObjectReader {
  /** Any name that git understands: "refs/heads/main", "<sha>", "<commit>:<path>". */
  readonly read: (name: string) => Promise<GitObject | undefined>
  readonly close: () => void
}

/** Reads objects through one long-lived process: three hundred blobs cost as much as one. */
export function objectReader(dir: string): ObjectReader {
  const child = spawn('git', ['--git-dir', dir, 'cat-file', '--batch'], {
    env: environment,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const waiting: ((object: GitObject | undefined) => void)[] = []
  let buffer: Buffer = Buffer.alloc(0)
  child.stdout.on('data', (chunk: Buffer) => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
    for (let answer = firstAnswer(buffer); answer; answer = firstAnswer(buffer)) {
      buffer = buffer.subarray(answer.length)
      waiting.shift()?.(answer.object)
    }
  })
  child.on('close', () => waiting.splice(0).forEach((resolve) => void resolve(undefined)))
  const ask = (name: string) =>
    new Promise<GitObject | undefined>((resolve) => {
      waiting.push(resolve)
      child.stdin.write(`${name}\n`)
    })
  return {
    read: async (name) => (/[\n\0]/.test(name) ? undefined : ask(name)),
    close: () => child.stdin.end(),
  }
}

/** The first complete answer in what git has written: "SHA TYPE SIZE", a newline, the content, a newline. */
function firstAnswer(buffer: Buffer): { readonly length: number; readonly object: GitObject | undefined } | undefined {
  const newline = buffer.indexOf(10)
  if (newline < 0) return undefined
  const found = /^([0-9a-f]{40}) (blob|tree|commit|tag) (\d+)$/.exec(buffer.subarray(0, newline).toString())
  if (!found) return { length: newline + 1, object: undefined }
  const end = newline + 1 + Number(found[3])
  if (buffer.length <= end) return undefined
  const content = Buffer.from(buffer.subarray(newline + 1, end))
  return { length: end + 1, object: { sha: found[1] ?? '', type: found[2] as GitObject['type'], content } }
}
