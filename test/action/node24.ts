import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../.cache/node24', import.meta.url))

const program = 'node_modules/node/bin/node'

/**
 * The Node that action.yml asks for: the one that runs the tests if it is that, else one from npm, kept in the cache folder.
 * Undefined where it cannot be had, said loudly. @throws Error in CI, where the tests on it must not be skipped
 */
export function node24(): string | undefined {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const binary = join(cache, program)
  const reason = existsSync(binary) ? undefined : install()
  if (reason === undefined && existsSync(binary)) return binary
  const message = `NO NODE 24: the Action is not tested on the Node that action.yml names (${reason ?? 'npm brought none'})`
  if (process.env.CI) throw new Error(message)
  console.warn(`\n!!! ${message} !!!\n`)
  return undefined
}

/** Beside the cache first, so that another process sees all of it or nothing. @returns why it could not be done */
function install(): string | undefined {
  mkdirSync(join(cache, '..'), { recursive: true })
  const building = mkdtempSync(`${cache}-`)
  try {
    const words = [
      'install',
      '--prefix',
      building,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      'node@24',
    ]
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
