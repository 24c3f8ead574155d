import { disjointSets } from '../base/disjoint-sets.js'
import { groupBy } from '../base/group-by.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import type { Site } from './site.js'

/**
 * The unit of configuration management that a file belongs to, by its path: a role of Ansible, a module of Puppet, a
 * cookbook of Chef, or a folder for one host or environment. The repository may itself be a unit, with others for its
 * tests. Undefined for other files.
 * @param around the folder of all files, with a final slash
 */
export const unitOfConfigPath = (path: string, around: string): string | undefined =>
  (ofRole.exec(path) ?? ofHost.exec(path))?.[1] ??
  (/^(files|templates)\//.test(path.slice(around.length)) ? around : undefined)

const ofRole = /^((?:.*\/)?(?:roles|modules|cookbooks|site-cookbooks|site|profiles)\/.+?)\/(?:files|templates)\//
const ofHost = /^((?:.*\/)?(?:hosts|nodes|environments)\/[^/]+)\//

/**
 * The units of a configuration, each with its files; empty if there are fewer than two. Units whose files include each other
 * count as one. Files of no unit come last, together.
 */
export const unitsOfSite = (site: Site): readonly ManagementUnit[] => site.once(findUnits)

export interface ManagementUnit {
  /** The path of the unit's folder; undefined for the files of no unit. */
  readonly path: string | undefined
  readonly files: readonly ConfigFile[]
}

function findUnits(site: Site): readonly ManagementUnit[] {
  const around = commonFolderOf(site.files)
  const shown = new Set(
    site.files.flatMap((file) => (isHtaccess(file) ? [] : (unitOfConfigPath(file.path, around) ?? []))),
  )
  if (shown.size < 2) return []
  // The unit that a file belongs to. Units without server files are ignored, because an application's .htaccess may be in a
  // folder with such a name too.
  const unitWith = (path: string) =>
    [unitOfConfigPath(path, around)].find((unit) => unit !== undefined && shown.has(unit))
  const byUnit = groupBy(site.files, ({ path }) => unitWith(path))
  const sets = disjointSets<ConfigFile>()
  for (const [path, [first, ...others]] of byUnit) {
    if (path === undefined) continue
    for (const file of others) sets.join(file, first)
    for (const file of [first, ...others])
      for (const line of site.includesIn(file)) for (const read of filesIncluded(site, line)) sets.join(file, read)
  }
  const groups = sets.groups(site.files.filter(({ path }) => unitWith(path) !== undefined))
  const units = groups.map((files): ManagementUnit => ({ path: unitOfConfigPath(files[0]?.path ?? '', around), files }))
  const rest = byUnit.get(undefined) ?? []
  if (units.length < 2) return []
  return rest.length > 0 ? [...units, { path: undefined, files: rest }] : units
}

/** The deepest folder that contains all files, with a final slash. The files' paths are relative to the same folder. */
export function commonFolderOf([first, ...others]: readonly ConfigFile[]): string {
  let folder = first?.path.replace(/[^/]*$/, '') ?? ''
  while (!others.every(({ path }) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, '')
  return folder
}

/** The files that a line includes, without mere guesses. */
function filesIncluded(site: Site, line: Directive): readonly ConfigFile[] {
  const { outcome, files } = site.includedBy(line)
  return outcome === 'guess' ? [] : files
}
