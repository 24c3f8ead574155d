import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { decode, type Encoding, encode, isBinary } from './text.js'
import { attempt, type Trouble, troubleSentence } from './troubles.js'

/** A file that was read, and all that is needed to write it back. */
export interface Source {
  /** As given or found, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly encoding: Encoding
  /** Named by the user, and not only found in a folder. */
  readonly named: boolean
  /** It came from standard input, and is no file. */
  readonly input?: true
}

export interface Reading {
  readonly sources: readonly Source[]
  /** Further names of the same file, such as `sites-enabled/x` for `sites-available/x`: link → path. */
  readonly links: ReadonlyMap<string, string>
  readonly troubles: readonly Trouble[]
}

export interface ReadOptions {
  /** Which files of a folder to read, by path. Files that are named are always read. */
  readonly wanted: (path: string) => boolean
  /** Which files and folders in a folder to pass over, by path. */
  readonly unwanted?: (path: string) => boolean
  /** Told how many files have been read, now and then. */
  readonly progress?: (files: number) => void
}

interface Walk extends ReadOptions {
  /** The names of each file, by the one that the file system gives it. */
  readonly found: Map<string, { readonly names: string[]; named: boolean }>
  /** How often each folder has been read: it can have several names. */
  readonly folders: Map<string, number>
  readonly troubles: Trouble[]
}

/** Read files and the configuration files of folders, each file once however many names lead to it. */
export function read(paths: readonly string[], options: ReadOptions): Reading {
  const walk: Walk = { ...options, found: new Map(), folders: new Map(), troubles: [] }
  for (const path of paths)
    attempt(walk.troubles, path, 'read', () => visit(walk, path.replace(/(?<=.)[/\\]+$/, ''), 'named', []))
  const sources: Source[] = []
  const links = new Map<string, string>()
  for (const [real, { names, named }] of walk.found) {
    const path = ownName(real, names)
    for (const name of names) if (name !== path) links.set(slashed(name), slashed(path))
    attempt(walk.troubles, path, 'read', () => {
      const bytes = readFileSync(real)
      if (!isBinary(bytes)) sources.push({ path: slashed(path), named, ...decode(bytes) })
      else if (named)
        walk.troubles.push({ path, message: `${path} is not a text file httpd could read; it is left as it is.` })
    })
    if (sources.length % 100 === 0) options.progress?.(sources.length)
  }
  return { sources, links, troubles: walk.troubles }
}

/** The file's own name counts, or at least its last part; the others are links to it. */
const ownName = (real: string, names: readonly string[]): string =>
  names.find((name) => resolve(name) === real) ??
  names.find((name) => basename(name) === basename(real)) ??
  (names[0] as string)

const skipped = new Set(['.git', '.hg', '.svn', 'node_modules'])

/** Whether a walk through folders would never come to a file. */
export const isPassedOver = (path: string): boolean => path.split('/').some((step) => skipped.has(step))

/** No folder needs to be known by more names than these. */
const mostNames = 4

/** @param within the folders that the path lies in, by the names that the file system gives them */
function visit(walk: Walk, path: string, how: 'named' | 'found', within: readonly string[]): void {
  const real = realpathSync(path)
  const stat = statSync(real)
  if (stat.isDirectory()) visitFolder(walk, path, real, within)
  else if (stat.isFile() && (how === 'named' || walk.wanted(slashed(path)))) enter(walk, path, real, how)
  else if (how === 'named') walk.troubles.push({ path, message: `${path} is neither a file nor a folder.` })
}

function visitFolder(walk: Walk, path: string, real: string, within: readonly string[]): void {
  if (within.includes(real)) {
    const message = `${path} is a link back to a folder that it lies in, so it was not followed.`
    walk.troubles.push({ path, message, isHarmless: true })
    return
  }
  const times = walk.folders.get(real) ?? 0
  if (times === mostNames) return
  walk.folders.set(real, times + 1)
  for (const entry of readdirSync(real).sort()) {
    const inside = join(path, entry)
    if (skipped.has(entry) || walk.unwanted?.(slashed(inside))) continue
    try {
      visit(walk, inside, 'found', [...within, real])
    } catch (error) {
      walk.troubles.push(troubleAt(inside, error))
    }
  }
}

function troubleAt(path: string, error: unknown): Trouble {
  const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
  return isGone && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? { path, message: `${path} is a link to nothing.`, isHarmless: true }
    : { path, message: troubleSentence(path, 'read', error) }
}

function enter({ found }: Walk, path: string, real: string, how: 'named' | 'found'): void {
  const known = found.get(real) ?? { names: [], named: false }
  found.set(real, known)
  if (!known.names.includes(path)) known.names.push(path)
  if (how === 'named') known.named = true
}

const slashed = (path: string) => (process.platform === 'win32' ? path.replaceAll('\\', '/') : path)

/** A new text for a file that was read. */
export interface Change {
  readonly source: Source
  readonly text: string
}

/**
 * Put the new texts in the place of the old ones: each is written beside its file first, and takes its place in one step
 * when all have been written, so that a full disk or a stop half-way leaves every file whole.
 * A file that has changed since it was read is left alone.
 */
export function write(changes: readonly Change[]): { written: Change[]; troubles: Trouble[] } {
  const troubles: Trouble[] = []
  const ready: { change: Change; real: string; beside: string }[] = []
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
  const written: Change[] = []
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
