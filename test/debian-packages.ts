import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildingFolder } from './building-folder.js'

/**
 * Unpacks Debian's packages into a folder, with those that they need and the machine has not; installs nothing. Beside the
 * folder first, and renamed at the end: others see all of it or nothing. What is fetched comes over the network, which fails
 * at times: ask before the tests run, and not in the middle of them.
 * @param wanted which of the packages that they need, by name
 */
export function unpackPackages(folder: string, packages: readonly string[], wanted: (name: string) => boolean): void {
  const building = buildingFolder(folder)
  try {
    download(building, () => [...new Set([...packages, ...missingAmong(packages).filter(wanted)])])
    for (const name of readdirSync(building)) {
      if (name.endsWith('.deb')) run('dpkg-deb', ['-x', name, join(building, 'root')], building)
    }
    if (!existsSync(folder)) moveUnlessThere(join(building, 'root'), folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

/**
 * Unpacks what Debian's packages bring of configuration, each into a folder of its own. Packages that this release of Debian has
 * not are left out.
 * @param isKept of the files, by their paths on the machine
 */
export function unpackEach(folder: string, packages: readonly string[], isKept: (path: string) => boolean): void {
  const building = buildingFolder(folder)
  try {
    const there = () => {
      const known = new Set(run('apt-cache', ['pkgnames'], building).split('\n'))
      return packages.filter((name) => known.has(name))
    }
    download(building, there)
    for (const deb of readdirSync(building).filter((name) => name.endsWith('.deb'))) {
      run('dpkg-deb', ['-x', deb, 'unpacked'], building)
      keepSome(join(building, 'unpacked'), join(building, 'root', deb.replace(/_.*/, '')), isKept)
      rmSync(join(building, 'unpacked'), { recursive: true })
    }
    if (!existsSync(folder)) moveUnlessThere(join(building, 'root'), folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

function keepSome(from: string, to: string, isKept: (path: string) => boolean): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const own = path.slice(from.length + 1)
    if (entry.isFile() && isKept(own)) cpSync(path, join(to, own))
  }
}

/** What a program that was unpacked there needs in its environment to find its libraries. */
export function libraryPath(root: string): Record<string, string> {
  const libraries = join(root, 'usr/lib')
  if (root === '/' || !existsSync(libraries)) return {}
  const triplets = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
  const folders = [libraries, ...triplets.map((name) => join(libraries, name))]
  return { LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

/** Seconds before each new attempt: a mirror that does not answer often does so a little later. */
const pauses = [0, 5, 20]

function download(folder: string, names: () => readonly string[]): void {
  for (const pause of pauses) {
    try {
      run('apt-get', ['-o', 'Acquire::Retries=3', 'download', ...names()], folder)
      return
    } catch {
      run('sleep', [String(pause)], folder)
      updateLists(folder)
    }
  }
  run('apt-get', ['download', ...names()], folder)
}

/** There are no lists yet, or lists so old that the versions in them are gone. Only root may fetch others. */
function updateLists(folder: string): void {
  if (process.getuid?.() !== 0) return
  try {
    run('apt-get', ['update'], folder)
  } catch {
    // The old lists may do.
  }
}

/** What apt would install for them, counting what the machine has already. */
function missingAmong(packages: readonly string[]): string[] {
  const plan = run('apt-get', ['-s', '--no-install-recommends', 'install', ...packages], '.')
  return [...plan.matchAll(/^Inst (\S+)/gm)].flatMap((match) => match[1] ?? [])
}

function run(command: string, words: readonly string[], cwd: string): string {
  const env = { ...process.env, LC_ALL: 'C' }
  // The names of all packages are megabytes.
  const done = spawnSync(command, words, { cwd, encoding: 'utf8', env, maxBuffer: 2 ** 26 })
  if (done.error) throw new Error(`${command} cannot be run: ${done.error.message}`)
  if (done.status !== 0) throw new Error(`${command} ${words[0]} failed: ${done.stderr.trim().split('\n').at(-1)}`)
  return done.stdout
}
