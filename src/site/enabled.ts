import type { ConfigFile } from '../syntax/tree.js'
import type { Site } from './site.js'

/**
 * Whether a file is available but not enabled, as in Debian's `mods-available`: links or Includes show which files are
 * enabled, and this one is not.
 */
export function isAvailableButNotEnabled(site: Site, file: ConfigFile): boolean {
  return isInAvailableFolder(file) && !isRead(site, file) && site.once(seesEnabled)
}

const seesEnabled = (site: Site): boolean => site.files.some((file) => isInAvailableFolder(file) && isRead(site, file))

/** Whether the file is in a folder of files to choose from, such as Debian's `mods-available`. */
export const isInAvailableFolder = ({ path }: ConfigFile): boolean => /(^|\/)\w+-available\//.test(path)

const isRead = (site: Site, file: ConfigFile): boolean => site.includersOf(file).length > 0
