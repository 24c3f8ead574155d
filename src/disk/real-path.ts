import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { possibleTargets } from './places-meant.js'

/**
 * A path as the file system names it, links followed. Node's own way takes `..` in what a link holds for the folder above by
 * the text, before it follows the links on the way, and so finds nothing where the system finds a file; on Windows it is the
 * one that keeps the letters of drives. A link that says the whole path of what was copied with it leads there, and not to
 * what this machine has of that name.
 * @throws the file system's error where nothing is there
 */
export const followLinks: (path: string) => string = process.platform === 'win32' ? realpathSync : followInCopies

function followInCopies(path: string): string {
  // Most have no link on the way.
  if (realpathOf(path) === resolve(path)) return resolve(path)
  return realpathSync.native(withinCopies(path))
}

function realpathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** No path goes through more links; one that does goes in a circle (Linux, MAXSYMLINKS). */
const mostLinks = 40

/** Where the links on the way lead, each in the copy that it lies in; the path itself where none leads to what was copied. */
function withinCopies(path: string): string {
  const steps = path.split('/')
  let at = isAbsolute(path) ? '/' : process.cwd()
  let links = 0
  let isInCopy = false
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const next = join(at, step)
    const target = next.startsWith(at) && next !== at && isLink(next) ? readlinkSync(next) : undefined
    if (target === undefined) at = next
    else if (++links > mostLinks) return path
    else {
      if (isAbsolute(target)) at = '/'
      const place = isAbsolute(target) ? possibleTargets(next, target).find(isThere) : undefined
      isInCopy ||= place !== undefined
      steps.unshift(...(place ?? target).split('/'))
    }
  }
  return isInCopy ? at : path
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

/** The same; of what is not there, the absolute path. */
export function realPath(path: string): string {
  try {
    return followLinks(path)
  } catch {
    return resolve(path)
  }
}
