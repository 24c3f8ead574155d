import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { cliBundle } from './bundles.js'
import { folder } from './folder.js'

let cli = ''

/** Have the command line there before the tests of a file. */
export function useCli(): void {
  beforeAll(async () => {
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

export function runIn(cwd: string, args: readonly string[], options: SpawnSyncOptions = {}): Run {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    input: '',
    maxBuffer: 1e9,
    ...options,
    cwd,
    env: { ...env, ...options.env },
  })
  const path = (name: string) => join(cwd, name)
  return {
    code: status,
    out: String(stdout),
    err: String(stderr),
    file: (name) => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : undefined),
  }
}
