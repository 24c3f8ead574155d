import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildingFolder } from '../building-folder.js'

/** What every image of Debian has that our steps and programs need. */
const base = ['base-files', 'base-passwd', 'bash', 'coreutils', 'dash']

/**
 * A folder with these packages of a release of Debian and all that they need, as in an image: unpacked, not set up. It is made
 * once; whoever asks meanwhile sees all of it or nothing. @throws Error with why that cannot be done
 */
export function debianRoot(folder: string, release: string, packages: readonly string[]): void {
  if (existsSync(folder)) return
  const building = buildingFolder(folder)
  try {
    fetchPackages(building, release, [...base, ...packages])
    const root = join(building, 'root')
    mkdirSync(root)
    for (const name of readdirSync(building).filter((one) => one.endsWith('.deb')))
      run('dpkg-deb', ['-x', name, root], building)
    if (!existsSync(folder)) renameSync(root, folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

/** With lists of its own: what this machine has installed, and of which release it is, plays no part. */
function fetchPackages(building: string, release: string, packages: readonly string[]): void {
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(building, name), { recursive: true })
  writeFileSync(join(building, 'sources.list'), sources(release))
  const options = {
    'Dir::Etc::sourcelist': join(building, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(building, 'lists'),
    'Dir::State::status': '/dev/null',
    'Dir::Cache': join(building, 'cache'),
    'APT::Sandbox::User': 'root',
    'Acquire::Retries': '3',
  }
  const apt = (...words: string[]) =>
    run(
      'apt-get',
      [...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]), ...words],
      building,
    )
  apt('update')
  const plan = apt('-s', '--no-install-recommends', 'install', ...packages)
  apt('download', ...[...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name))
}

/** Where this machine gets its packages from, for another release: the main archive and that of security. */
function sources(release: string): string {
  const told = run('apt-get', ['indextargets', '--format', '$(SITE) $(CODENAME)', 'Created-By: Packages'], '.')
  const archives = [...told.matchAll(/^(\S+) [a-z]+(-security)?$/gm)]
  const lines = archives.map(
    ([, site, security = '']) => `deb [signed-by=${keys}] ${site} ${release}${security} main\n`,
  )
  return [...new Set(lines)].join('')
}

const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'

function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8', timeout: 170_000 })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
  return stdout
}
