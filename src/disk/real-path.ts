import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { possibleLinkTargetsInCopy } from './link-targets.js'

/**
 * A path with all links followed. `..` after a link leads from its target, as in the system (on Windows as in Node). An
 * absolute link in a copied server leads to the copy.
 * @throws the file system's error if the file does not exist
 */
export const followLinks: (path: string) => string = process.platform === 'win32' ? realpathSync : followInCopies

function followInCopies(path: string): string {
  // Most paths contain no link, and need no further steps.
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

/** The most links in a path that the system allows (Linux, MAXSYMLINKS). With more, they form a circle. */
const maxLinks = 40

/**
 * Follows the links of a path. A link inside a copied server stays within that copy. Returns the path itself if no link leads
 * into a copy.
 */
function withinCopies(path: string): string {
  const steps = path.split('/')
  let at = isAbsolute(path) ? '/' : process.cwd()
  let links = 0
  let isInCopy = false
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const next = join(at, step)
    const target = next.startsWith(at) && next !== at && isLink(next) ? readlinkSync(next) : undefined
    if (target === undefined) at = next
    else if (++links > maxLinks) return path
    else {
      if (isAbsolute(target)) at = '/'
      const place = isAbsolute(target) ? possibleLinkTargetsInCopy(next, target).find(isThere) : undefined
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

/** The real path; if the file does not exist, the absolute path. */
export function realOrAbsolutePath(path: string): string {
  try {
    return followLinks(path)
  } catch {
    return resolve(path)
  }
}
