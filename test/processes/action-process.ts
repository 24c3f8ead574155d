import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** A bundle to start, the Node that runs it, and the folder and the whole environment that it gets. */
export interface Start {
  readonly main: string
  readonly node: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

interface Ended {
  /** null where a signal ended it. */
  readonly exitCode: number | null
  /** What it wrote on standard output and standard error. */
  readonly output: string
}

/** In a process of its own, as the runner does it. */
export function runAlone({ main, node, cwd, env }: Start): Promise<Ended> {
  const child = spawn(node, [main], { cwd, env })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, output: Buffer.concat(chunks).toString() }))
  })
}

/**
 * In a process that has run the bundle before, or will again. The bundle begins anew, in an environment and a folder of its
 * own; Node has read and compiled it already, which is most of the work of a short run.
 */
export async function runShared(start: Start): Promise<Ended> {
  const hosts = idle.get(start.node) ?? []
  idle.set(start.node, hosts)
  const host = hosts.pop() ?? newHost(start.node)
  const ended = await runIn(host.child, start)
  host.runs++
  if (host.child.connected && host.runs < maxRuns) hosts.push(host)
  else host.child.kill()
  return ended
}

interface Host {
  readonly child: ChildProcess
  runs: number
}

/** So that what runs leave in memory does not add up. */
const maxRuns = 25

/** Those that have nothing to do, by their Node. They end with the process that started them. */
const idle = new Map<string, Host[]>()

const program = fileURLToPath(new URL('action-host.cjs', import.meta.url))

function newHost(node: string): Host {
  const child = fork(program, { execPath: node, execArgv: [], env: {}, silent: true })
  child.unref()
  child.channel?.unref()
  return { child, runs: 0 }
}

function runIn(child: ChildProcess, { main, cwd, env }: Start): Promise<Ended> {
  const mark = `end of ${randomUUID()} `
  const written = [child.stdout, child.stderr].map((pipe) => collected(pipe))
  const output = () => written.map(({ text }) => text().split(mark)[0]).join('')
  return new Promise<Ended>((resolve, reject) => {
    // The end is marked on both, for what was written on one may come later than the mark on the other.
    for (const { pipe } of written)
      pipe?.on('data', () => {
        const [exitCode, ...more] = written.flatMap(({ text }) => text().split(mark).slice(1))
        if (more.length === 1) resolve({ exitCode: Number(exitCode), output: output() })
      })
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode, output: output() }))
    child.send({ main, cwd, env, mark })
  }).finally(() => {
    child.removeAllListeners('error').removeAllListeners('close')
    for (const { pipe } of written) pipe?.removeAllListeners('data')
  })
}

function collected(pipe: Readable | null): { readonly pipe: Readable | null; readonly text: () => string } {
  const chunks: Buffer[] = []
  pipe?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return { pipe, text: () => Buffer.concat(chunks).toString() }
}
