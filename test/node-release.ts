import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildingFolder } from './building-folder.js'
import { missing } from './missing.js'

const program = 'node_modules/node/bin/node'

/**
 * A Node of this major version: the one that runs the tests if it is that, else one from npm, kept in the cache folder.
 * Undefined where it cannot be had, said loudly. @throws Error in CI, where the tests on it must not be skipped
 * @param untested what is not tested then, as a sentence begins
 */
export function nodeRelease(major: number, untested: string): string | undefined {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const cache = fileURLToPath(new URL(`../.cache/node${major}`, import.meta.url))
  const binary = join(cache, program)
  const reason = existsSync(binary) ? undefined : install(major, cache)
  if (reason === undefined && existsSync(binary)) return binary
  missing(`NO NODE ${major}: ${untested} (${reason ?? 'npm brought none'})`)
  return undefined
}

/** Beside the cache first, so that another process sees all of it or nothing. @returns why it could not be done */
function install(major: number, cache: string): string | undefined {
  const building = buildingFolder(cache)
  try {
    const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
    const words = ['install', '--prefix', building, ...quiet, `node@${major}`]
    const { status, stderr, error } = spawnSync('npm', words, { cwd: building, encoding: 'utf8', timeout: 180_000 })
    if (error || status !== 0) return error?.message ?? stderr.trim().split('\n').at(-1)
    // One that broke off once would stand in the way for good.
    if (!existsSync(join(cache, program))) rmSync(cache, { recursive: true, force: true })
    if (!existsSync(cache)) renameSync(building, cache)
    return undefined
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}
