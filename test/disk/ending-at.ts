import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folder } from '../folder.js'
import { cliPath } from '../run-cli.js'

const preload = fileURLToPath(new URL('ending-at.cjs', import.meta.url))

export interface Ended {
  /** The signal that ended it. */
  readonly by: NodeJS.Signals | null
  readonly err: string
}

/**
 * Run the tool, and have it sent a signal right before a change that it makes to the files of its folder: the first, the
 * second, and so on. By SIGKILL, what it writes then is half written. So a test says at which step a run ends, not when.
 */
export function endedAt(
  step: number,
  signal: NodeJS.Signals,
  cwd: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Ended {
  const { signal: by, stderr } = started(cwd, words, { ...env, ENDING_AT: `${signal} ${step}` })
  return { by, err: stderr }
}

/** How many changes a run makes to the files of its folder when nothing ends it. */
export function changesOf(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const counted = join(folder(), 'changes')
  started(cwd, words, { ...env, CHANGES: counted })
  return Number(readFileSync(counted, 'utf8'))
}

const started = (cwd: string, words: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['--require', preload, cliPath(), ...words], {
    cwd,
    env: { ...process.env, ...env },
    input: '',
    encoding: 'utf8',
  })
