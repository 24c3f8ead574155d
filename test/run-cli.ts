import type { SpawnSyncOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { cliBundle, executable } from './bundles.js'
import { folder } from './folder.js'
import { type CommandStart, runAlone, runShared } from './processes/cli-process.js'
import { takesAll } from './thoroughness.js'

let cli = ''
let started: CommandStart = [process.execPath]
let hasRun = false

/** Have the command line there before the tests of a file. */
export function useCli(): void {
  beforeAll(async () => {
    hasRun = false
    cli = await cliBundle()
    const program = takesAll ? undefined : await executable()
    started = program === undefined ? [process.execPath, cli] : [program]
  })
}

export const cliPath = (): string => cli

/**
 * What a process of the tool with these words is started with: `npm test` starts the executable, which holds Node and the command line, and
 * `npm run test:all` the Node that runs the tests, as does `npm test` where no executable can be made.
 */
export function cliStart(...words: readonly string[]): [program: string, words: string[]] {
  const [program, ...first] = started
  return [program, [...first, ...words]]
}

/** The same for a shell. */
export const cliCommand = (): string => started.map((word) => `"${word}"`).join(' ')

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
  /** The text that a file of the folder has now. */
  file(name: string): string | undefined
}

/** Run the tool in a folder with these files. */
export function run(
  files: Readonly<Record<string, string | Uint8Array>>,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): Run {
  return runIn(folder(files), args, options)
}

export function runIn(cwd: string, args: readonly string[], { env, ...options }: SpawnSyncOptions = {}): Run {
  const { NO_COLOR: _, FORCE_COLOR: __, ...usual } = process.env
  const start = { main: cli, words: args, cwd, env: { ...usual, ...env } }
  const { code, out, err } = howToRun(options)(start)
  const path = (name: string) => join(cwd, name)
  return {
    code,
    out,
    err,
    file: (name) => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : undefined),
  }
}

/** The first run of a file has a process of its own, and one that is given more; every run in `npm run test:all`. */
function howToRun(options: SpawnSyncOptions): typeof runShared {
  const isAlone = takesAll || !hasRun || Object.keys(options).length > 0
  hasRun = true
  return isAlone ? (start) => runAlone(start, options, started) : runShared
}
