import { basename, dirname, join } from 'node:path'
import { followLinks } from '../disk/real-path.js'

/** The path without links, as far as it leads to something. */
export function pathWithoutLinks(path: string): string {
  try {
    return followLinks(path)
  } catch {
    return dirname(path) === path ? path : join(pathWithoutLinks(dirname(path)), basename(path))
  }
}
