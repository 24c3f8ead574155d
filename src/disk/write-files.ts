import { accessSync, constants, existsSync, linkSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { groupBy } from '../base/group-by.js'
import { encode } from '../syntax/encoding.js'
import { type FileFailure, runAndRecordFailure } from './file-failures.js'
import type { SourceFile } from './files.js'
import { handlePendingSignals, onInterrupt } from './interrupt.js'
import { followLinks } from './real-path.js'
import { moveIntoPlace, writeReplacementFile } from './replace-file.js'
import { openScratch, type Scratch } from './scratch.js'

/** The new text of a file. */
export interface NewText {
  readonly source: SourceFile
  readonly text: string
}

export interface WriteOptions {
  /** The main files that are known; see scratchFolder. */
  readonly mains?: readonly string[]
  /** Called if the program is interrupted before any change. */
  readonly interrupted?: () => void
  /** Called from time to time with the number of texts written so far. */
  readonly progress?: (texts: number) => void
}

export interface FilesWritten {
  readonly written: readonly NewText[]
  readonly troubles: readonly FileFailure[]
  /** Further sentences for the user. */
  readonly notes: readonly string[]
}

interface Ready {
  readonly change: NewText
  readonly real: string
  readonly stat: Stats
  readonly bytes: Uint8Array
  /** The path of the finished new text before it replaces the file. */
  readonly held: string
}

/**
 * Replaces the files. All new texts are written elsewhere first, so that a full disk or an interruption leaves each file whole.
 * If one of them cannot be written, or a file has changed since it was read, no file is replaced.
 */
export async function writeFiles(
  changes: readonly NewText[],
  { mains = [], interrupted = () => {}, progress = () => {} }: WriteOptions = {},
): Promise<FilesWritten> {
  const scratch = openScratch(mains)
  let isWriting = true
  const stopListening = onInterrupt(() => {
    scratch.remove()
    if (isWriting) interrupted()
  })
  try {
    const { ready, troubles } = await holdAll(changes, scratch, progress)
    isWriting = false
    if (troubles.length === 0) return putAll(ready, scratch)
    const none = ready.length > 0 ? [{ path: '', message: 'No file was changed.' }] : []
    return { written: [], troubles: [...troubles, ...none], notes: [] }
  } finally {
    scratch.remove()
    stopListening()
  }
}

async function holdAll(changes: readonly NewText[], scratch: Scratch, progress: (texts: number) => void) {
  const troubles: FileFailure[] = []
  const ready: Ready[] = []
  const held = new Map<string, Ready>()
  for (const change of changes) {
    runAndRecordFailure(troubles, change.source.path, 'written', () => {
      const one = hold(change, scratch, held)
      held.set(inode(one.stat), one)
      ready.push(one)
    })
    progress(ready.length)
    await handlePendingSignals()
  }
  return { ready, troubles }
}

/** Writes the new text of a file elsewhere. If several names of one file (hard links) get the same text, they stay one file. */
function hold(change: NewText, scratch: Scratch, before: ReadonlyMap<string, Ready>): Ready {
  const real = followLinks(change.source.path)
  checkUnchanged(change.source, real)
  accessSync(real, constants.W_OK)
  accessSync(dirname(real), constants.W_OK | constants.X_OK)
  const stat = statSync(real)
  const bytes = encode(change.text, change.source.encoding)
  const twin = before.get(inode(stat))
  const held = scratch.pathFor(real)
  if (twin && Buffer.compare(twin.bytes, bytes) === 0) linkSync(twin.held, held)
  else writeReplacementFile(real, stat, held, bytes)
  return { change, real, stat, bytes, held }
}

const inode = ({ dev, ino }: Stats): string => `${dev}:${ino}`

function putAll(ready: readonly Ready[], scratch: Scratch): FilesWritten {
  const troubles: FileFailure[] = []
  const written: Ready[] = []
  for (const one of ready) {
    runAndRecordFailure(troubles, one.change.source.path, 'written', () => {
      moveIntoPlace(one.held, one.real, scratch, (path) => writeReplacementFile(one.real, one.stat, path, one.bytes))
      written.push(one)
    })
  }
  return { written: written.map(({ change }) => change), troubles, notes: namesLeft(written) }
}

/** Sentences about files that have other names (hard links) elsewhere. These names keep the old text. */
function namesLeft(written: readonly Ready[]): string[] {
  return [...groupBy(written, ({ stat }) => inode(stat)).values()].flatMap((names) => {
    const [one] = names
    const left = (one?.stat.nlink ?? 1) - names.length
    if (!one || left <= 0) return []
    const others = left === 1 ? 'another name, which keeps' : `${left} other names, which keep`
    return [`The file ${one.change.source.path} also had ${others} the old text (hard links).`]
  })
}

/**
 * Writes a file in one step: a reader sees the whole old text or the whole new one. The file need not exist. Other
 * targets, such as /dev/stdout or a pipe, are written directly.
 * @throws the error of the system
 */
export function writeAtomically(path: string, text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat && !stat.isFile()) {
    writeFileSync(path, bytes)
    return
  }
  const real = stat ? followLinks(path) : resolve(path)
  if (stat) accessSync(real, constants.W_OK)
  else if (!existsSync(dirname(real))) throw new Error('its folder does not exist')
  const scratch = openScratch([])
  const stopListening = onInterrupt(scratch.remove)
  try {
    const held = scratch.pathFor(real)
    const writeTo = (one: string) =>
      stat ? writeReplacementFile(real, stat, one, bytes) : writeFileSync(one, bytes, { flag: 'wx' })
    writeTo(held)
    moveIntoPlace(held, real, scratch, writeTo)
  } finally {
    scratch.remove()
    stopListening()
  }
}

function checkUnchanged({ text, encoding }: SourceFile, real: string): void {
  if (!readFileSync(real).equals(encode(text, encoding)))
    throw new Error('the file has changed since this run read it; run httpd-upgrade again')
}
