import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { libraryPath, unpackPackages } from '../debian-packages.js'

const cache = fileURLToPath(new URL('../../.cache/neovim', import.meta.url))

/** A Neovim that can be run, with what it needs in its environment. */
export interface Neovim {
  readonly binary: string
  readonly env: Readonly<Record<string, string>>
}

let found: Neovim | undefined

/** The machine's own, else the one in the cache folder. Fetches nothing, so it may stand in `describe.skipIf(!neovim())`. */
export function neovim(): Neovim | undefined {
  found ??= ['/', cache].map(inRoot).find((one) => one !== undefined)
  return found
}

/** Sees to it that `neovim()` finds one. Returns why it cannot, or undefined when all is well. */
export function fetchNeovim(): string | undefined {
  if (neovim()) return undefined
  try {
    unpackPackages(cache, ['neovim'], () => true)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return neovim() ? undefined : `the packages were fetched into ${cache}, but the Neovim in them does not run`
}

function inRoot(root: string): Neovim | undefined {
  const binary = join(root, 'usr/bin/nvim')
  if (!existsSync(binary)) return undefined
  const runtime = root === '/' ? {} : { VIMRUNTIME: join(root, 'usr/share/nvim/runtime') }
  const env = { ...libraryPath(root), ...runtime }
  const { status } = spawnSync(binary, ['--version'], { env: { ...process.env, ...env } })
  return status === 0 ? { binary, env } : undefined
}
