import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { libraryPath, unpackPackages } from '../debian-packages.js'

/** A real httpd 2.4, ready to be run. */
export interface Httpd {
  /** The server program. */
  readonly binary: string
  /** The folder that holds `mod_*.so`. */
  readonly modules: string
  /** For instance `2.4.71`. */
  readonly version: string
  /** What the program needs in its environment: LD_LIBRARY_PATH where its libraries are not installed. */
  readonly env: Readonly<Record<string, string>>
  /** Short names of the modules built into the program (`log_config`), in letter order. */
  readonly builtIn: readonly string[]
  /** Short names of the modules in the folder (`rewrite`), in letter order. */
  readonly loadable: readonly string[]
}

const cache = fileURLToPath(new URL('../../.cache/httpd', import.meta.url))

let found: Httpd | undefined

/**
 * The httpd to test with, if there is one: `HTTPD_ROOT`, else the machine's own, else the one in the cache folder.
 * Fetches nothing, so it may stand in `describe.skipIf(!httpd())`. Throws if HTTPD_ROOT is set and holds none.
 */
export function httpd(): Httpd | undefined {
  const root = process.env.HTTPD_ROOT
  found ??= root ? inRoot(root) : (inRoot('/') ?? inRoot(cache))
  if (!found && root) throw new Error(`HTTPD_ROOT is ${root}, and no httpd 2.4 is there`)
  return found
}

/** As `httpd()`, for tests that are inside a `skipIf` already. */
export function needHttpd(): Httpd {
  const server = httpd()
  if (!server) throw new Error('no httpd 2.4')
  return server
}

/**
 * Sees to it that `httpd()` finds one: fetches Debian's packages into the cache folder, installing nothing.
 * Returns why it cannot, or undefined when all is well. Several processes may ask at once.
 */
export function fetchHttpd(): string | undefined {
  if (httpd()) return undefined
  try {
    // Perl is only for scripts.
    unpackPackages(cache, ['apache2-bin', 'apache2-utils'], (name) => /^(apache2|lib)(?!perl)/.test(name))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return httpd() ? undefined : `the packages were fetched into ${cache}, but the httpd in them does not run`
}

const layouts = [
  ['usr/sbin/apache2', 'usr/lib/apache2/modules'],
  ['usr/sbin/httpd', 'usr/lib64/httpd/modules'],
  ['bin/httpd', 'modules'],
] as const

function inRoot(root: string): Httpd | undefined {
  for (const [binary, modules] of layouts) {
    const server = examine(root, join(root, binary), join(root, modules))
    if (server) return server
  }
  return undefined
}

function examine(root: string, binary: string, modules: string): Httpd | undefined {
  if (!existsSync(binary) || !existsSync(modules)) return undefined
  const env = libraryPath(root)
  const said = spawnSync(binary, ['-v'], { encoding: 'utf8', env: { ...process.env, ...env } })
  const listed = spawnSync(binary, ['-l'], { encoding: 'utf8', env: { ...process.env, ...env } })
  const version = /Apache\/(2\.4\.\d+)/.exec(said.stdout)?.[1]
  if (!version) return undefined
  const loadable = readdirSync(modules).flatMap((name) => /^mod_(\w+)\.so$/.exec(name)?.[1] ?? [])
  const builtIn = [...listed.stdout.matchAll(/^\s+mod_(\w+)\.c$/gm)].flatMap((match) => match[1] ?? [])
  return { binary, modules, version, env, builtIn: builtIn.sort(), loadable: loadable.sort() }
}
