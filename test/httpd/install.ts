import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A real httpd 2.4 on this machine, ready to be run. */
export interface Httpd {
  /** The server program. */
  readonly binary: string
  /** The folder that holds `mod_*.so`. */
  readonly modules: string
  /** For instance `2.4.71`. */
  readonly version: string
  /** What the program needs in its environment: LD_LIBRARY_PATH where its libraries are not installed. */
  readonly env: Readonly<Record<string, string>>
  /** Short names of the modules linked into the program (`log_config`), in letter order. */
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
  if (!server) throw new Error('no httpd 2.4 on this machine')
  return server
}

/**
 * Sees to it that `httpd()` finds one: fetches Debian's packages into the cache folder, installing nothing.
 * Returns why it cannot, or undefined when all is well. Several processes may ask at once.
 */
export function fetchHttpd(): string | undefined {
  if (httpd()) return undefined
  try {
    unpackInto(cache)
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

function libraryPath(root: string): Record<string, string> {
  const libraries = join(root, 'usr/lib')
  if (root === '/' || !existsSync(libraries)) return {}
  const triplets = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
  const folders = [libraries, ...triplets.map((name) => join(libraries, name))]
  return { LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
}

/** Unpacks beside the cache and renames at the end: others see all of it or nothing. */
function unpackInto(folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true })
  const building = mkdtempSync(`${folder}-`)
  try {
    download(building)
    for (const name of readdirSync(building)) {
      if (name.endsWith('.deb')) run('dpkg-deb', ['-x', name, join(building, 'root')], building)
    }
    if (!existsSync(folder)) moveUnlessThere(join(building, 'root'), folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function download(folder: string): void {
  try {
    run('apt-get', ['download', ...missingPackages()], folder)
  } catch (error) {
    if (process.getuid?.() !== 0) throw error
    // No lists yet, or lists so old that the versions in them are gone.
    run('apt-get', ['update'], folder)
    run('apt-get', ['download', ...missingPackages()], folder)
  }
}

/** What apt would install for the server, counting what the machine has already. Perl is only for scripts. */
function missingPackages(): string[] {
  const plan = run('apt-get', ['-s', '--no-install-recommends', 'install', 'apache2-bin', 'apache2-utils'], '.')
  const names = [...plan.matchAll(/^Inst (\S+)/gm)].flatMap((match) => match[1] ?? [])
  return names.filter((name) => /^(apache2|lib)/.test(name) && !name.startsWith('libperl'))
}

function run(command: string, words: readonly string[], cwd: string): string {
  const done = spawnSync(command, words, { cwd, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  if (done.error) throw new Error(`${command} cannot be run: ${done.error.message}`)
  if (done.status !== 0) throw new Error(`${command} ${words[0]} failed: ${done.stderr.trim().split('\n').at(-1)}`)
  return done.stdout
}
