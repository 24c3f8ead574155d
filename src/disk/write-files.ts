import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { encode } from '../syntax/encoding.js'
import type { Source } from './files.js'
import { attempt, type Trouble } from './troubles.js'

/** A new text for a file that was read. */
export interface NewText {
  readonly source: Source
  readonly text: string
}

/**
 * Put the new texts in the place of the old ones: each is written beside its file first, and takes its place in one step
 * when all have been written, so that a full disk or a stop half-way leaves every file whole.
 * A file that has changed since it was read is left alone.
 */
export function write(changes: readonly NewText[]): { written: NewText[]; troubles: Trouble[] } {
  const troubles: Trouble[] = []
  const ready: { change: NewText; real: string; beside: string }[] = []
  for (const change of changes) {
    attempt(troubles, change.source.path, 'written', () => {
      const real = realpathSync(change.source.path)
      checkUnchanged(change.source, real)
      accessSync(real, constants.W_OK)
      ready.push({ change, real, beside: writeBeside(real, ready.length, encode(change.text, change.source.encoding)) })
    })
  }
  if (troubles.length > 0) {
    for (const { beside } of ready) rmSync(beside, { force: true })
    return {
      written: [],
      troubles: [...troubles, ...(ready.length ? [{ path: '', message: 'No file was changed.' }] : [])],
    }
  }
  const written: NewText[] = []
  for (const { change, real, beside } of ready) {
    attempt(troubles, change.source.path, 'written', () => {
      renameSync(beside, real)
      written.push(change)
    })
    rmSync(beside, { force: true })
  }
  return { written, troubles }
}

/**
 * Write a file that need not be there yet, in one step: whoever reads it sees the old text or the new one, whole. What is
 * no plain file, such as /dev/stdout or a pipe, is written to as it is.
 * @throws what the system says where that cannot be done
 */
export function writeWhole(path: string, text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat && !stat.isFile()) {
    writeFileSync(path, bytes)
    return
  }
  const real = stat ? realpathSync(path) : path
  if (stat) accessSync(real, constants.W_OK)
  const beside = stat ? writeBeside(real, 0, bytes) : writeNew(real, bytes)
  try {
    renameSync(beside, real)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

function writeNew(path: string, bytes: Uint8Array): string {
  const beside = join(dirname(path), `.httpd-upgrade-${process.pid}-new`)
  try {
    writeFileSync(beside, bytes, { flag: 'wx' })
  } catch (error) {
    rmSync(beside, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error('its folder does not exist')
    throw error
  }
  return beside
}

function checkUnchanged({ path, text, encoding }: Source, real: string): void {
  if (!readFileSync(real).equals(encode(text, encoding)))
    throw new Error(`${path} has changed since it was read; run again`)
}

function writeBeside(real: string, number: number, bytes: Uint8Array): string {
  const { mode, uid, gid } = statSync(real)
  const beside = join(dirname(real), `.httpd-upgrade-${process.pid}-${number}`)
  const file = openSync(beside, 'wx', mode & 0o777)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    fsyncSync(file)
    giveTo(file, uid, gid)
    // After the owner, for a new owner takes away the set-user-id bits.
    fchmodSync(file, mode & 0o7777)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  return beside
}

function giveTo(file: number, uid: number, gid: number): void {
  try {
    fchownSync(file, uid, gid)
  } catch {
    // Only root may give files away; the file then belongs to whoever runs the tool, as with any editor.
  }
}
