import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'

/** A path as the file system names it, links followed; of what is not there, the absolute path. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}
