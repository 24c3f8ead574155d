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
