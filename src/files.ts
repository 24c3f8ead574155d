import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { decode, encode, isBinary, type Encoding } from './text.js'

/** A file that was read, and all that is needed to write it back. */
export interface Source {
  /** As given or found, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly encoding: Encoding
  /** Named by the user, and not only found in a folder. */
  readonly named: boolean
}

/** Something that could not be read or written, in a sentence for the user. */
export interface Trouble {
  readonly path: string
  readonly message: string
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
  /** Told how many files have been read, now and then. */
  readonly progress?: (files: number) => void
}

interface Walk extends ReadOptions {
  readonly found: Map<string, { path: string; named: boolean }>
  readonly links: Map<string, string>
  readonly folders: Set<string>
  readonly troubles: Trouble[]
}

/** Read files and the configuration files of folders, each file once however many names lead to it. */
export function read(paths: readonly string[], options: ReadOptions): Reading {
  const walk: Walk = { ...options, found: new Map(), links: new Map(), folders: new Set(), troubles: [] }
  for (const path of paths) attempt(walk.troubles, path, 'read', () => visit(walk, path.replace(/(?<=.)[/\\]+$/, ''), 'named'))
  const sources: Source[] = []
  for (const [real, { path, named }] of walk.found) {
    attempt(walk.troubles, path, 'read', () => {
      const bytes = readFileSync(real)
      if (!isBinary(bytes)) sources.push({ path: slashed(path), named, ...decode(bytes) })
      else if (named) walk.troubles.push({ path, message: `${path} is not a text file httpd could read; it is left as it is.` })
    })
    if (sources.length % 100 === 0) options.progress?.(sources.length)
  }
  return { sources, links: walk.links, troubles: walk.troubles }
}

const skipped = new Set(['.git', '.hg', '.svn', 'node_modules'])

function visit(walk: Walk, path: string, how: 'named' | 'found'): void {
  const real = realpathSync(path)
  const stat = statSync(real)
  if (stat.isDirectory()) {
    // A folder that was seen before: a loop of links, or two names of one folder.
    if (walk.folders.has(real)) return
    walk.folders.add(real)
    for (const entry of readdirSync(real).sort()) {
      if (!skipped.has(entry)) attempt(walk.troubles, join(path, entry), 'read', () => visit(walk, join(path, entry), 'found'))
    }
  } else if (stat.isFile() && (how === 'named' || walk.wanted(slashed(path)))) enter(walk, path, real, how)
  else if (how === 'named') walk.troubles.push({ path, message: `${path} is neither a file nor a folder.` })
}

function enter({ found, links }: Walk, path: string, real: string, how: 'named' | 'found'): void {
  const known = found.get(real)
  if (!known) found.set(real, { path, named: how === 'named' })
  else if (known.path !== path) {
    // The file's own name counts; the others are links to it.
    const own = basename(real) === basename(path) && basename(real) !== basename(known.path) ? path : known.path
    links.set(slashed(own === path ? known.path : path), slashed(own))
    known.path = own
  }
}

const slashed = (path: string) => (process.platform === 'win32' ? path.replaceAll('\\', '/') : path)

function attempt(troubles: Trouble[], path: string, verb: 'read' | 'written', action: () => void): void {
  try {
    action()
  } catch (error) {
    troubles.push({ path, message: sentence(path, verb, error) })
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'it is not permitted',
  EISDIR: 'it is a folder',
  ELOOP: 'its links run in a circle',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many files are open',
}

function sentence(path: string, verb: string, error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  if (code === 'ENOENT') return `${path} does not exist.`
  return `${path} could not be ${verb}: ${reasons[code] ?? message}.`
}

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
      ready.push({ change, real, beside: writeBeside(real, encode(change.text, change.source.encoding)) })
    })
  }
  if (troubles.length > 0) {
    for (const { beside } of ready) rmSync(beside, { force: true })
    return { written: [], troubles: [...troubles, ...(ready.length ? [{ path: '', message: 'No file was changed.' }] : [])] }
  }
  const written: Change[] = []
  for (const { change, real, beside } of ready) {
    attempt(troubles, change.source.path, 'written', () => {
      renameSync(beside, real)
      written.push(change)
    })
  }
  return { written, troubles }
}

function checkUnchanged({ path, text, encoding }: Source, real: string): void {
  if (!readFileSync(real).equals(encode(text, encoding))) throw new Error(`${path} has changed since it was read; run again`)
}

function writeBeside(real: string, bytes: Uint8Array): string {
  const { mode, uid, gid } = statSync(real)
  const beside = join(dirname(real), `.${basename(real)}.httpd-upgrade-${process.pid}`)
  const file = openSync(beside, 'wx', mode & 0o777)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    fsyncSync(file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  chmodSync(beside, mode & 0o7777)
  try {
    chownSync(beside, uid, gid)
  } catch {
    // Only root may give files away; the file then belongs to whoever runs the tool, as with any editor.
  }
  return beside
}
