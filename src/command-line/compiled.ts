import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

/** Reads V8's compiled code of a program's files from an earlier start, and stores the code of this start. */
export interface CompiledCodeCache {
  compiledOf(name: string): Buffer | undefined
  /**
   * Stores the compiled code. Call it at the end, when all called functions have been compiled. If the code cannot be stored,
   * nothing happens.
   */
  store(scripts: ReadonlyMap<string, Script>): void
}

/**
 * The cache of compiled functions, in the program's own folder. Unlike Node's cache, it contains the functions that a run has
 * called. NODE_DISABLE_COMPILE_CACHE=1 turns off both caches.
 * @param program the folder
 * @param args the arguments of this run: each kind of run has a cache, because runs of one kind call nearly the same functions
 */
export function compiledCodeCacheIn(program: string, args: readonly string[]): CompiledCodeCache {
  // The cache needs crc32, which Node has from 20.15 on, because V8 does not check whether cached code is damaged.
  const isChecked = typeof crc32 === 'function'
  if (process.env.NODE_DISABLE_COMPILE_CACHE !== undefined || !isChecked || !isOwn(program)) return nothing
  const path = join(program, '.compiled', nameNow() + kindOf(args))
  const { took, parts } = keptAt(path)
  const loaded = new Map<string, { readonly file: string; readonly isKept: boolean }>()
  return {
    compiledOf(name) {
      const file = fileOf(join(program, name))
      const part = parts.get(name)
      const data = part?.file === file && crc32(part.data) === part.sum ? part.data : undefined
      loaded.set(name, { file, isKept: data !== undefined })
      return data
    },
    store(scripts) {
      const isKept = ([name, { cachedDataRejected }]: [string, Script]) =>
        loaded.get(name)?.isKept === true && !cachedDataRejected
      const { user, system } = process.cpuUsage()
      const now = (user + system) / 1000
      if ([...scripts].every(isKept) && now < longer * took) return
      try {
        for (const [name, script] of scripts) {
          const data = script.createCachedData()
          parts.set(name, { file: loaded.get(name)?.file ?? '', sum: crc32(data), data })
        }
        write(path, { took: Math.max(took, now), parts })
      } catch {
        // The cache only saves time, so an error must not stop the program.
      }
    },
  }
}

/**
 * If a run takes longer than the run that stored the code, by this factor, its code replaces the stored code: it has probably
 * called more functions.
 */
const longer = 1.2

const nothing: CompiledCodeCache = { compiledOf: () => undefined, store: () => {} }

/** The compiled code of one file. */
interface Part {
  /** A key for the version of the file; see `fileOf`. */
  readonly file: string
  readonly sum: number
  readonly data: Buffer
}

/**
 * Whether the user owns the folder. If root stored files in another user's folder, that user could not replace them. False if the
 * folder does not exist, as for the single-file executable.
 */
const isOwn = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.uid === (process.geteuid?.() ?? Number.NaN)

/** The name of the cache for this version of Node, machine and settings. V8 rejects code from others. */
function nameNow(): string {
  const settings = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join('-').replace(/\W+/g, '-').slice(0, 100)
  return `${process.version}-${process.arch}${settings}`
}

/** A name for the kind of run: a check of staged files, of one small file, or anything else. */
function kindOf(args: readonly string[]): string {
  if (args.includes('--staged')) return '-staged'
  try {
    const last = statSync(args.at(-1) ?? '')
    return last.isFile() && last.size < small ? '-small' : ''
  } catch {
    return ''
  }
}

const small = 4096

/** A key for one version of a file. It has the inode, because two versions may have the same time and length. */
function fileOf(path: string): string {
  const { size, ctimeMs, ino } = statSync(path)
  return `${size} ${ctimeMs} ${ino}`
}

/** The stored code, and how long the run that stored it took, in milliseconds. */
interface StoredCode {
  readonly took: number
  readonly parts: Map<string, Part>
}

/** The stored code; empty if there is none. */
function keptAt(path: string): StoredCode {
  try {
    return parseStoredCode(readFileSync(path))
  } catch {
    return { took: 0, parts: new Map() }
  }
}

/**
 * Parses stored code: one line with the running time and, for each file, its name, identity, checksum and length in
 * bytes; then the code of each file.
 * @throws if a part is missing
 */
export function parseStoredCode(bytes: Buffer): StoredCode {
  const end = bytes.indexOf('\n')
  const [took, ...all] = JSON.parse(bytes.toString('latin1', 0, end)) as [number, ...[string, string, number, number][]]
  const parts = new Map<string, Part>()
  let at = end + 1
  for (const [name, file, sum, length] of all) {
    parts.set(name, { file, sum, data: bytes.subarray(at, at + length) })
    at += length
  }
  if (at !== bytes.length) throw new Error('The compiled files of httpd-upgrade are incomplete.')
  return { took, parts }
}

/** Writes to a temporary file and renames the file, so that other processes never read half of it. */
function write(path: string, { took, parts }: StoredCode): void {
  mkdirSync(join(path, '..'), { recursive: true })
  const beside = `${path}.${process.pid}`
  const kept = [...parts.values()]
  const names = Array.from(parts, ([name, { file, sum, data }]) => [name, file, sum, data.length])
  const line = JSON.stringify([Math.ceil(took), ...names])
  try {
    const written = openSync(beside, 'wx', 0o600)
    try {
      for (const bytes of [Buffer.from(`${line}\n`, 'latin1'), ...kept.map(({ data }) => data)])
        for (let at = 0; at < bytes.length; ) at += writeSync(written, bytes, at)
      fsyncSync(written)
    } finally {
      closeSync(written)
    }
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
}
