import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInside } from './is-inside.js'

/**
 * A folder where httpd reads nothing, on the disk of another one, for texts that are to take the place of files there: an
 * `Include` that names a folder reads every file in it and below, whatever its name, and a `.htaccess` lies where documents
 * are served. Two folders no Include can name, for with them httpd would not start: one that the server's main file lies in
 * or below, which would then include itself, and the one that git keeps its own files in. Where neither is above, it is the
 * folder for temporary files, or the outermost folder of the same disk that we may write to.
 * @param own the folder of the files
 * @param mains the main files that are known, by the names that the file system gives them
 * @returns undefined where we may write to no folder but that of the files
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

/** A folder and those above it, as far as they are on one disk: only there a file can be moved in one step. */
function foldersOfDisk(folder: string): string[] {
  const above = dirname(folder)
  return above === folder || !isOnDiskOf(folder, above) ? [folder] : [folder, ...foldersOfDisk(above)]
}

const isOnDiskOf = (folder: string, other: string): boolean =>
  statSync(folder).dev === statSync(other, { throwIfNoEntry: false })?.dev

const holdsMain = (folder: string, mains: readonly string[]): boolean =>
  mains.some((main) => isInside(main, folder)) || usualMains.some((main) => existsSync(join(folder, main)))

/** As httpd itself, and as Debian, lay a server's folder out. */
const usualMains = ['conf/httpd.conf', 'apache2.conf']

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
