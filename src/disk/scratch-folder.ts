import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isSameOrInside } from './is-inside.js'

/**
 * A folder on the disk of `own` for new texts, where httpd is unlikely to read them: `.git` or the repository, the folder of the
 * main file if it is nearer, otherwise the temporary folder or the outermost writable one.
 * @param own the folder of the files, which httpd may read with `Include *`
 * @param mains the real paths of the known main files
 * @returns undefined if there is a repository that is not writable, or if none of the other folders is
 */
export function scratchFolder(own: string, mains: readonly string[]): string | undefined {
  const above = foldersOfDisk(own)
  for (const folder of above) {
    const git = join(folder, '.git')
    if (existsSync(git)) return [git, folder].find((one) => isOnDiskOf(own, one) && isWritable(one))
    if (holdsMain(folder, mains) && isWritable(folder)) return folder
  }
  return [tmpdir(), ...above.toReversed()].find(
    (folder) => isOnDiskOf(own, folder) && !isSameOrInside(folder, own) && isWritable(folder),
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
  mains.some((main) => isSameOrInside(main, folder)) || usualMains.some((main) => existsSync(join(folder, main)))

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
