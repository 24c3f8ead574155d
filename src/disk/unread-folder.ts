import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInside } from './is-inside.js'

/**
 * A folder on the same disk that httpd does not read, for texts that will replace files. It is the folder around the main file,
 * or git's own: with an Include of one of these, httpd would not start. Otherwise it is the temporary folder, or the outermost
 * writable one.
 * @param own the folder of the files
 * @param mains the real paths of the known main files
 * @returns undefined if only the files' own folder is writable
 */
export function unreadFolder(own: string, mains: readonly string[]): string | undefined {
  const above = foldersOfDisk(own)
  for (const folder of above) {
    const git = join(folder, '.git')
    if (existsSync(git)) return [git, folder].find((one) => isOnDiskOf(own, one) && isWritable(one))
    if (holdsMain(folder, mains) && isWritable(folder)) return folder
  }
  return [tmpdir(), ...above.toReversed()].find(
    (folder) => isOnDiskOf(own, folder) && !isInside(folder, own) && isWritable(folder),
  )
}

/** A folder and the folders above it on the same disk. A file can be moved in one step only within these. */
function foldersOfDisk(folder: string): string[] {
  const above = dirname(folder)
  return above === folder || !isOnDiskOf(folder, above) ? [folder] : [folder, ...foldersOfDisk(above)]
}

const isOnDiskOf = (folder: string, other: string): boolean =>
  statSync(folder).dev === statSync(other, { throwIfNoEntry: false })?.dev

const holdsMain = (folder: string, mains: readonly string[]): boolean =>
  mains.some((main) => isInside(main, folder)) || usualMains.some((main) => existsSync(join(folder, main)))

/** The main file in the layouts of httpd itself and of Debian. */
const usualMains = ['conf/httpd.conf', 'apache2.conf']

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
