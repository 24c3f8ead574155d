import type { SpawnSyncOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { cliBundle } from './bundles.js'
import { folder } from './folder.js'
import { runAlone, runShared } from './processes/cli-process.js'
import { takesAll } from './thoroughness.js'

let cli = ''
let hasRun = false

/** Have the command line there before the tests of a file. */
export function useCli(): void {
  beforeAll(async () => {
    hasRun = false
    cli = await cliBundle()
  })
}

export const cliPath = (): string => cli

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
  const { code, out, err } = Object.keys(options).length > 0 ? runAlone(start, options) : howToRun()(start)
  const path = (name: string) => join(cwd, name)
  return {
    code,
    out,
    err,
    file: (name) => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : undefined),
  }
}

/** The first run of a file has a process of its own, and every run in `npm run test:all`. */
function howToRun(): typeof runShared {
  const run = takesAll || !hasRun ? runAlone : runShared
  hasRun = true
  return run
}
