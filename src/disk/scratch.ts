import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { scratchFolder } from './scratch-folder.js'
import { scratchPrefix } from './scratch-prefix.js'

/** A place for new texts until they replace files. */
export interface Scratch {
  /** A path for a text that will replace this file: on the same disk, if possible in a folder that httpd does not read. */
  pathFor(real: string): string
  /** A path in the folder of the file itself, for a temporary file that must be in the same file system. */
  pathBeside(real: string): string
  /** Deletes the remaining files and folders. */
  remove(): void
}

/**
 * Opens a place for new texts. `pathFor` deletes what killed runs have left in the folder of the file, and in the folder that it
 * chooses.
 * @param mains the real paths of the known main files
 */
export function openScratch(mains: readonly string[]): Scratch {
  // `chosen` has the folder for new texts, by the folder of the files to replace; `made` has it by the unread folder around it.
  const chosen = new Map<string, string | undefined>()
  const made = new Map<string, string>()
  const beside = new Set<string>()
  let number = 0
  const placeFor = (own: string): string | undefined => {
    removeLeftovers(own)
    const unread = scratchFolder(own, mains)
    if (unread === undefined) return undefined
    const place = made.get(unread) ?? makeIn(unread)
    made.set(unread, place)
    return place
  }
  const pathBeside = (real: string): string => {
    number += 1
    const path = join(dirname(real), `${ownScratchPrefix()}${number}`)
    beside.add(path)
    return path
  }
  return {
    pathBeside,
    pathFor(real) {
      const own = dirname(real)
      if (!chosen.has(own)) chosen.set(own, placeFor(own))
      const place = chosen.get(own)
      number += 1
      return place === undefined ? pathBeside(real) : join(place, String(number))
    },
    remove() {
      for (const path of [...made.values(), ...beside]) rmSync(path, { recursive: true, force: true })
    },
  }
}

function makeIn(folder: string): string {
  removeLeftovers(folder)
  return mkdtempSync(join(folder, ownScratchPrefix()))
}

/** The prefix of this run's temporary names. It has the machine's name, since the disk may be shared with other machines. */
export const ownScratchPrefix = (): string => `${scratchPrefix}${ourHost()}-${process.pid}-`

const ourHost = (): string => hostname().replace(/[^\w.]/g, '_')

/** Deletes the temporary files in a folder that ended programs of this user have left there. */
export function removeLeftovers(folder: string, pattern = scratchName): void {
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    if (isLeft(name, pattern) && lstatSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.())
      rmSync(path, { recursive: true, force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // A user may enter a folder without the right to list it. Its leftovers then stay.
    return []
  }
}

/** The names that `ownScratchPrefix` gives. The names of earlier releases have no machine in them. */
const scratchName = /^\.httpd-upgrade-(?:([\w.]+)-)?(\d+)-\w+$/

function isLeft(name: string, names: RegExp): boolean {
  const [, host = ourHost(), pid] = names.exec(name) ?? []
  return pid !== undefined && host === ourHost() && !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
