import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Unpacks Debian's packages into a folder, with those that they need and the machine has not; installs nothing. Beside the
 * folder first, and renamed at the end: others see all of it or nothing.
 * @param wanted which of the packages that they need, by name
 */
export function unpackPackages(folder: string, packages: readonly string[], wanted: (name: string) => boolean): void {
  mkdirSync(join(folder, '..'), { recursive: true })
  const building = mkdtempSync(`${folder}-`)
  try {
    download(building, () => missingAmong(packages).filter(wanted))
    for (const name of readdirSync(building)) {
      if (name.endsWith('.deb')) run('dpkg-deb', ['-x', name, join(building, 'root')], building)
    }
    if (!existsSync(folder)) moveUnlessThere(join(building, 'root'), folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
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

function download(folder: string, missing: () => readonly string[]): void {
  try {
    run('apt-get', ['download', ...missing()], folder)
  } catch (error) {
    if (process.getuid?.() !== 0) throw error
    // No lists yet, or lists so old that the versions in them are gone.
    run('apt-get', ['update'], folder)
    run('apt-get', ['download', ...missing()], folder)
  }
}

/** What apt would install for them, counting what the machine has already. */
function missingAmong(packages: readonly string[]): string[] {
  const plan = run('apt-get', ['-s', '--no-install-recommends', 'install', ...packages], '.')
  return [...plan.matchAll(/^Inst (\S+)/gm)].flatMap((match) => match[1] ?? [])
}

function run(command: string, words: readonly string[], cwd: string): string {
  const done = spawnSync(command, words, { cwd, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  if (done.error) throw new Error(`${command} cannot be run: ${done.error.message}`)
  if (done.status !== 0) throw new Error(`${command} ${words[0]} failed: ${done.stderr.trim().split('\n').at(-1)}`)
  return done.stdout
}
