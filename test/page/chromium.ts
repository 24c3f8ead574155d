import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { libraryPath, unpackPackages } from '../debian-packages.js'

/** A Chromium. */
export interface Chromium {
  readonly binary: string
  readonly env: Readonly<Record<string, string>>
}

const cache = fileURLToPath(new URL('../../.cache/chromium', import.meta.url))

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

let found: Chromium | undefined

/** The browser to test with, if there is one: `CHROMIUM`, else the machine's own, else the one in the cache folder. */
export function chromium(): Chromium | undefined {
  const own = process.env.CHROMIUM ? [process.env.CHROMIUM] : places
  const candidates = [
    ...own.map((binary) => ({ binary, env: {} })),
    {
      binary: join(cache, 'usr/lib/chromium/chromium'),
      // Its fonts are there too.
      env: { ...libraryPath(cache), FONTCONFIG_SYSROOT: cache },
    },
  ]
  found ??= candidates.find(isRunning)
  return found
}

const isRunning = ({ binary, env }: Chromium): boolean =>
  existsSync(binary) && spawnSync(binary, ['--version'], { env: { ...process.env, ...env } }).status === 0

/**
 * Sees to it that `chromium()` finds one: fetches Debian's packages into the cache folder, installing nothing.
 * Returns why it cannot, or undefined when all is well.
 */
export function fetchChromium(): string | undefined {
  if (chromium()) return undefined
  try {
    unpackPackages(cache, ['chromium', 'fonts-dejavu-core'], (name) => /^(chromium|lib|font)/.test(name))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return chromium() ? undefined : `the packages were fetched into ${cache}, but the browser in them does not run`
}
