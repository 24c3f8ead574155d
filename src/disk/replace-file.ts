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

/** Write a file that is to take the place of another one, with its mode, its owner and what SELinux calls it. */
export function writeWithModeOf(real: string, { mode, uid, gid }: Stats, path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx', mode & 0o777)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    fsyncSync(file)
    giveTo(file, uid, gid)
    // After the owner, for a new owner takes away the set-user-id bits.
    fchmodSync(file, mode & 0o7777)
  } finally {
    closeSync(file)
  }
  // Elsewhere a file gets the label of that place, by which httpd may not be allowed to read it.
  if (existsSync('/sys/fs/selinux/enforce'))
    spawnSync('chcon', [`--reference=${real}`, '--', path], { stdio: 'ignore' })
}

function giveTo(file: number, uid: number, gid: number): void {
  try {
    fchownSync(file, uid, gid)
  } catch {
    // Only root may change owners; otherwise the file belongs to the current user, as with any editor.
  }
}

/**
 * Move a text that waits to where it belongs. A folder can be mounted from the very disk that holds it, so that only the
 * attempt shows the two to be apart; then it is written anew in that folder.
 */
export function putInPlace(held: string, real: string, scratch: Scratch, writeTo: (path: string) => void): void {
  try {
    renameSync(held, real)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = scratch.pathBeside(real)
    writeTo(beside)
    renameSync(beside, real)
  }
}
