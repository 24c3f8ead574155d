import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A path as the file system names it, links followed. Node's own way takes `..` in what a link holds for the folder above by
 * the text, before it follows the links on the way, and so finds nothing where the system finds a file; on Windows it is the
 * one that keeps the letters of drives.
 * @throws the file system's error where nothing is there
 */
export const followLinks: (path: string) => string = process.platform === 'win32' ? realpathSync : realpathSync.native

/** The same; of what is not there, the absolute path. */
export function realPath(path: string): string {
  try {
    return followLinks(path)
  } catch {
    return resolve(path)
  }
}
