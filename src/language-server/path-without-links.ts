import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The path without links, as far as it leads to something. */
export function pathWithoutLinks(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return dirname(path) === path ? path : join(pathWithoutLinks(dirname(path)), basename(path))
  }
}
