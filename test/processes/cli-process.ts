import { execFileSync, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folder } from '../folder.js'

/** A command line to run, its words, and the folder and the whole environment that it gets. Standard input is empty. */
export interface CommandLine {
  readonly main: string
  readonly words: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** What is started, and the first words that it is given. */
export type CommandStart = readonly [string, ...string[]]

export interface Written {
  /** null where a signal ended it. */
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * In a process of its own, with whatever else a process can be given.
 * @param start the command and its first words; Node and the command line unless given
 */
export function runAlone(
  { main, words, cwd, env }: CommandLine,
  options: SpawnSyncOptions = {},
  [program, ...first]: CommandStart = [process.execPath, main],
): Written {
  const how = { input: '', maxBuffer: 1e9, ...options, cwd, env }
  const { status, stdout, stderr } = spawnSync(program, [...first, ...words], how)
  return { code: status, out: String(stdout), err: String(stderr) }
}

/**
 * In a process that has run the command line before, or will again. It begins anew, in an environment and a folder of its own;
 * Node has started, and has read and compiled it already, which is most of the work of a short run.
 */
export function runShared(run: CommandLine): Written {
  host ??= newHost()
  for (const file of [host.out, host.err]) ftruncateSync(file.fd)
  writeSync(host.ask, `${JSON.stringify(run)}\n`)
  const code = readCode(host.answer)
  const written = { out: readFileSync(host.out.path, 'utf8'), err: readFileSync(host.err.path, 'utf8') }
  host.runs++
  if (code === undefined || host.runs === maxRuns) endHost(host)
  if (code === undefined) throw new Error(`The process of the command line broke off: ${written.err}`)
  return { code, ...written }
}

type Host = ReturnType<typeof newHost>

let host: Host | undefined

/** So that what runs leave in memory does not add up. */
const maxRuns = 50

const program = fileURLToPath(new URL('cli-host.cjs', import.meta.url))

/** Both wait in place for one another, by named pipes; what it writes goes to files, which never are full. */
function newHost() {
  const at = folder()
  const [ask, answer, out, err] = ['ask', 'answer', 'out', 'err'].map((name) => join(at, name)) as [
    string,
    string,
    string,
    string,
  ]
  execFileSync('mkfifo', [ask, answer])
  const files = [out, err].map((path) => ({ path, fd: openSync(path, 'a') })) as [File, File]
  const child = spawn(process.execPath, [program, ask, answer], {
    stdio: ['ignore', files[0].fd, files[1].fd],
    env: {},
  })
  child.unref()
  return { ask: openSync(ask, 'w'), answer: openSync(answer, 'r'), out: files[0], err: files[1], runs: 0 }
}

interface File {
  readonly path: string
  readonly fd: number
}

/** Undefined where the process has ended. */
function readCode(answer: number): number | undefined {
  const buffer = Buffer.alloc(16)
  const length = readSync(answer, buffer)
  return length === 0 ? undefined : Number(buffer.toString('latin1', 0, length))
}

/** Nobody asks any more, so it ends. */
function endHost({ ask, answer, out, err }: Host): void {
  for (const fd of [ask, answer, out.fd, err.fd]) closeSync(fd)
  host = undefined
}
