import { basename, dirname, join } from 'node:path'
import { followLinks } from '../disk/real-path.js'

/** The path with its links followed. The part of it that does not exist stays unchanged. */
export function pathWithoutLinks(path: string): string {
  try {
    return followLinks(path)
  } catch {
    return dirname(path) === path ? path : join(pathWithoutLinks(dirname(path)), basename(path))
  }
}
