import { type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkFile, type Verdict } from './check.js'
import { type Answer, hanging, type Probe, sendAll } from './client.js'
import { type Httpd, needHttpd } from './install.js'
import { withNames } from './names.js'
import { type Mpm, preamble, scratchFolder, usualModules } from './preamble.js'

export interface ServerOptions {
  /** The configuration, after the preamble. `@PORT@` stands for the port; it needs no Listen. */
  readonly config: string
  /** A folder for the server's own files, made and removed by the caller; a scratch folder, if not given. */
  readonly folder?: string
  /** `event` unless said otherwise. */
  readonly mpm?: Mpm
  /** Loads mod_access_compat too. */
  readonly accessCompat?: boolean
  /** Short names of the modules to load; what a usual 2.2 server has, if not given. */
  readonly modules?: readonly string[]
}

export interface Server {
  readonly port: number
  readonly folder: string
  /** What httpd wrote to its error log so far. */
  log(): string
  /** Restarts with another configuration. When this returns, no process of the former one is left to answer. */
  reload(config: string): Promise<void>
  stop(): Promise<void>
}

/** Starts a real httpd on a free loopback port, IPv4 and IPv6. Rejects with what httpd said if it does not start. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const folder = options.folder ?? scratchFolder()
  const httpd = needHttpd()
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    writeFileSync(join(folder, 'harness.conf'), configText(httpd, folder, port, options))
    const running = launchHttpd(httpd, folder)
    if (await answers(running, port)) return serverOf(running, folder, port, options)
    // Somebody else may have taken the port in between.
    if (attempt < 3 && running.log().includes('Address already in use')) continue
    const said = running.log().trim()
    if (!options.folder) rmSync(folder, { recursive: true, force: true })
    throw new Error(said)
  }
}

/** Whether httpd accepts what `startServer` would start it with. Writes it to `file`, whose folder it may use. */
export function checkServer(file: string, options: ServerOptions, port = 65535): Promise<Verdict> {
  const httpd = needHttpd()
  writeFileSync(file, configText(httpd, dirname(file), port, options))
  return checkFile(httpd, file, dirname(file))
}

/** One probe of a server. */
export async function probe(server: Server, request: Probe): Promise<Answer> {
  const [answer] = await sendAll(server.port, [request])
  if (!answer) throw new Error('a probe has one answer')
  return answer
}

/** The answers of a server that nobody asks anything else. */
export async function lastAnswers(server: Server, probes: readonly Probe[]): Promise<Answer[]> {
  try {
    return await sendAll(server.port, probes)
  } finally {
    await server.stop()
  }
}

function launchHttpd(httpd: Httpd, folder: string): Running {
  const command = [...withNames(folder), httpd.binary, '-D', 'FOREGROUND', '-f', join(folder, 'harness.conf')]
  const running = launch(command, folder, { env: httpd.env })
  const errorLog = join(folder, 'run/error.log')
  return { ...running, log: () => running.log() + (existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : '') }
}

export interface Running {
  stop(): void
  /** Settles when httpd and all it started are gone. */
  readonly gone: Promise<void>
  log(): string
  ended(): boolean
}

/**
 * The shell between us and httpd ends it when its own standard input closes, which happens however we die.
 * Without a word before the end nobody is left to remove the scratch folder, so it does that too.
 * httpd has a session of its own, because prefork signals its whole process group, and that would be us.
 * What does not end when it is told to is killed with all that it started.
 */
const supervise = `
exec 3<&0
setsid "$@" </dev/null 3<&- & server=$!
setsid sh -c "$WATCH" watch "$server" <&3 3<&- >/dev/null 2>&1 & watch=$!
exec 3<&-
wait "$server"
kill -KILL -"$watch" "$watch" 2>/dev/null
`

/** In a session of its own, so that its sleep goes with it. */
const watch = `read -r word || rm -rf "$FOLDER"; kill -TERM "$1"; sleep ${hanging / 1000}; kill -KILL -"$1"`

/** Runs a server below a folder of its own. */
export function launch(command: readonly string[], folder: string, options: SpawnOptions = {}): Running {
  const supervisor = spawn('sh', ['-c', supervise, 'sh', ...command], {
    ...options,
    env: { ...process.env, ...options.env, FOLDER: folder, WATCH: watch },
    stdio: ['pipe', 'pipe', 'pipe'],
    // Out of reach of a signal to our whole process group, to be there when the rest of us is gone.
    detached: true,
  })
  const { stdin, stdout, stderr } = supervisor
  let log = ''
  let ended = false
  for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  stdin.on('error', () => undefined)
  const gone = new Promise<void>((resolve) => {
    supervisor.on('close', () => {
      ended = true
      resolve()
    })
  })
  return { stop: () => stdin.end('stop\n'), gone, log: () => log, ended: () => ended }
}

function serverOf(running: Running, folder: string, port: number, options: ServerOptions): Server {
  return {
    port,
    folder,
    log: running.log,
    reload: (config) => reload(running, folder, port, { ...options, config }),
    stop: async () => {
      running.stop()
      await running.gone
      if (!options.folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const resuming = 'resuming normal operations'

/** A graceful restart would leave processes with the old configuration that may still answer; this one does not. */
async function reload(running: Running, folder: string, port: number, options: ServerOptions): Promise<void> {
  const next = join(folder, 'next.conf')
  // On a restart httpd gives up altogether if it cannot read its configuration.
  const verdict = await checkServer(next, options, port)
  if (!verdict.ok) throw new Error(verdict.message)
  renameSync(next, join(folder, 'harness.conf'))
  const before = running.log().split(resuming).length
  process.kill(processId(folder), 'SIGHUP')
  const deadline = Date.now() + hanging
  while (running.log().split(resuming).length === before) {
    if (running.ended() || Date.now() > deadline) throw new Error(`httpd did not restart: ${running.log()}`)
    await sleep(5)
  }
}

/** Never 0, which would mean ourselves and all our relatives. */
function processId(folder: string): number {
  const id = Number(readFileSync(join(folder, 'run/httpd.pid'), 'utf8'))
  if (!(id > 1)) throw new Error('httpd has not written its process id')
  return id
}

function configText(httpd: Httpd, folder: string, port: number, options: ServerOptions): string {
  const mpm = options.mpm ?? 'event'
  const compat = options.accessCompat ? ['access_compat'] : []
  const addresses = ipv6Works() ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']
  return [
    ...preamble(httpd, folder, [`mpm_${mpm}`, ...(options.modules ?? usualModules), ...compat]),
    ...addresses.map((address) => `Listen ${address}:${port}`),
    ...processes[mpm],
    options.config.replaceAll('@PORT@', String(port)),
    '',
  ].join('\n')
}

/** Enough at once for every source address to hold a connection, with as few processes to start as can be. */
const threads = ['StartServers 1', 'ServerLimit 1', 'ThreadsPerChild 64', 'MaxRequestWorkers 64', 'MaxSpareThreads 64']
const processes: Readonly<Record<Mpm, readonly string[]>> = {
  event: ['MaxKeepAliveRequests 0', ...threads],
  worker: ['MaxKeepAliveRequests 0', ...threads],
  prefork: ['MaxKeepAliveRequests 0', 'StartServers 8', 'MinSpareServers 1', 'MaxSpareServers 64'],
}

/** Waits until the server answers anything at all; false if it ended instead. */
async function answers(running: Running, port: number): Promise<boolean> {
  const deadline = Date.now() + hanging
  while (!running.ended() && Date.now() < deadline) {
    if (await isAnswering(port)) return true
    await sleep(10)
  }
  running.stop()
  await running.gone
  return false
}

async function isAnswering(port: number): Promise<boolean> {
  const [answer] = await sendAll(port, [{ path: '/' }]).catch(() => [])
  return answer !== undefined && answer[0] !== 0
}

/**
 * Linux takes the ports of clients, and those that a server does not choose, from 32768 on: below it none of them has come in
 * between when httpd wants this one. Each process of the tests begins somewhere else.
 */
const lowest = 10_000
const highest = 32_000
let nextPort = lowest + Math.floor(Math.random() * (highest - lowest))

export async function freePort(): Promise<number> {
  for (;;) {
    nextPort = nextPort < highest ? nextPort + 1 : lowest
    if (await isFree(nextPort)) return nextPort
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Whether this machine has the address ::1. */
export function ipv6Works(): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'))
}
