import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAtExit } from '../disk/interrupt.js'
import { startProcessUntilExit } from '../disk/until-exit.js'
import type { HttpdProgram } from './httpd-program.js'

interface Listened {
  readonly host: string
  readonly port: number
}

/** A running server, or the output of one that did not start. */
export type LaunchResult =
  | { readonly stop: () => Promise<void>; readonly log: () => string }
  | { readonly output: string }

export interface LaunchOptions {
  readonly program: HttpdProgram
  readonly mainFile: string
  /** Command line arguments besides `-f`. */
  readonly extraArguments: readonly string[]
  /** The addresses of its Listen lines, if known. The server runs when one of them accepts connections. */
  readonly listens: readonly Listened[]
  readonly errorLog: string
  /** How long to wait for the start, in milliseconds. */
  readonly startTimeout: number
}

/** Starts an httpd in the foreground and waits until it accepts connections. It is killed when this program ends. */
export async function launchHttpd(given: LaunchOptions): Promise<LaunchResult> {
  const { program, mainFile: main, extraArguments: words, listens, errorLog, startTimeout: patience } = given
  const { child, ended } = startProcessUntilExit([program.path, '-f', main, '-D', 'FOREGROUND', ...words], {
    ...ownEnvironment(),
    LANG: 'C',
    RES_OPTIONS: 'timeout:1 attempts:1',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)))
  const running = watch(child, ended)
  const log = () => said + (existsSync(errorLog) ? readFileSync(errorLog, 'utf8').slice(-20_000) : '')
  const deadline = Date.now() + patience
  while (!running.ended() && Date.now() < deadline) {
    const isListening = await doesAny(listens)
    await sleep(isListening ? settlingTime : 20)
    if (isListening && !running.ended()) return { stop: running.stop, log }
  }
  await running.stop()
  return { output: log() }
}

/**
 * How long a server must listen without ending to count as started, in milliseconds. A server opens its ports before its modules
 * check the configuration (server/main.c: open_logs, then post_config).
 */
const settlingTime = 150

/**
 * The environment for the program: only variables by which it is found and finds its libraries, not the ones that a configuration
 * could use.
 */
const ownEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SYSTEMROOT'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

function watch(
  child: ChildProcess,
  tellEnded: () => void,
): { readonly stop: () => Promise<void>; readonly ended: () => boolean } {
  let ended = false
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // The process has already ended.
    }
  }
  const stopListening = runAtExit(() => kill('SIGKILL'))
  const gone = new Promise<void>((settle) => {
    const end = () => {
      ended = true
      stopListening()
      settle()
    }
    child.once('error', end).once('close', end)
  })
  return {
    ended: () => ended,
    async stop() {
      kill('SIGTERM')
      const timer = setTimeout(() => kill('SIGKILL'), 3000)
      await gone
      clearTimeout(timer)
      kill('SIGKILL')
      tellEnded()
    },
  }
}

/** Whether any of these addresses accepts connections. A port without a listener rejects a connection at once. */
const doesAny = async (places: readonly Listened[]): Promise<boolean> =>
  (await Promise.all(places.map(takesConnections))).includes(true)

function takesConnections({ host, port }: Listened): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ host, port })
    const end = (takes: boolean) => {
      socket.destroy()
      settle(takes)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
    socket.setTimeout(2000, () => end(false))
  })
}
