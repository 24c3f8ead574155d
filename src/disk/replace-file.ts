import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  type Stats,
  writeSync,
} from 'node:fs'
import type { Scratch } from './scratch.js'

/** Writes a new file with the mode, owner and SELinux label of the file that it will replace. */
export function writeReplacementFile(
  replaced: string,
  { mode, uid, gid }: Stats,
  path: string,
  bytes: Uint8Array,
): void {
  const file = openSync(path, 'wx', mode & 0o777)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    fsyncSync(file)
    giveTo(file, uid, gid)
    // The mode is set after the owner, because a change of owner clears the set-user-id bits.
    fchmodSync(file, mode & 0o7777)
  } finally {
    closeSync(file)
  }
  // A file in another folder gets the label of that folder, and httpd may not be allowed to read files with that label.
  if (existsSync('/sys/fs/selinux/enforce'))
    spawnSync('chcon', [`--reference=${replaced}`, '--', path], { stdio: 'ignore' })
}

function giveTo(file: number, uid: number, gid: number): void {
  try {
    fchownSync(file, uid, gid)
  } catch {
    // Only root can change owners. Otherwise the file belongs to the current user, as with any editor.
  }
}

/**
 * Moves a finished text into place. A folder can be a separate mount of the same disk, so only an attempt shows whether a move is
 * possible. If not, the text is written again in the folder of the file.
 */
export function moveIntoPlace(
  newFile: string,
  replaced: string,
  scratch: Scratch,
  writeTo: (path: string) => void,
): void {
  try {
    renameSync(newFile, replaced)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = scratch.pathBeside(replaced)
    writeTo(beside)
    renameSync(beside, replaced)
  }
}
