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

/** What V8 compiled of a program's files in an earlier start, and a place to keep what it compiles in this one. */
export interface Compiled {
  of(name: string): Buffer | undefined
  /** To be called at the end, when all functions that were called have been compiled. Where it cannot be kept, it is not. */
  keep(scripts: ReadonlyMap<string, Script>): void
}

/**
 * The cache of compiled functions, in the program's own folder: a user who can write there can change the program anyway. Unlike
 * Node's cache it holds the functions that a run has called. NODE_DISABLE_COMPILE_CACHE=1 turns both off
 * (https://nodejs.org/api/module.html#module-compile-cache).
 * @param program the folder
 * @param args of this run: those of one kind call much the same, and what a long one calls takes a short one time to take over
 */
export function compiledBeside(program: string, args: readonly string[]): Compiled {
  // Node has it from 20.15 on, and V8 itself does not look whether what it is given is damaged.
  const isChecked = typeof crc32 === 'function'
  if (process.env.NODE_DISABLE_COMPILE_CACHE !== undefined || !isChecked || !isOwn(program)) return nothing
  const path = join(program, '.compiled', nameNow() + kindOf(args))
  const { took, parts } = keptAt(path)
  const loaded = new Map<string, { readonly file: string; readonly isKept: boolean }>()
  return {
    of(name) {
      const file = fileOf(join(program, name))
      const part = parts.get(name)
      const data = part?.file === file && crc32(part.data) === part.sum ? part.data : undefined
      loaded.set(name, { file, isKept: data !== undefined })
      return data
    },
    keep(scripts) {
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
        // Nothing of this may keep the program from doing what it was started for.
      }
    },
  }
}

/** A run that computes for so many times as long has called more, which is worth keeping. */
const longer = 1.2

const nothing: Compiled = { of: () => undefined, keep: () => {} }

/** What was compiled of a file. */
interface Part {
  /** Tells the file from any that takes its place. */
  readonly file: string
  readonly sum: number
  readonly data: Buffer
}

/** Root's files in another's folder could not be replaced by their owner. The one file with all in it has no folder. */
const isOwn = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.uid === (process.geteuid?.() ?? Number.NaN)

/** V8 takes nothing from another version, from another machine or from one with other settings. */
function nameNow(): string {
  const settings = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join('-').replace(/\W+/g, '-').slice(0, 100)
  return `${process.version}-${process.arch}${settings}`
}

/** A look at what is staged, a look at one small file, or anything else. */
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

/** Identifies a version of a file, even if a new version has the same time and length. */
function fileOf(path: string): string {
  const { size, ctimeMs, ino } = statSync(path)
  return `${size} ${ctimeMs} ${ino}`
}

/** What is kept, and how long the run computed that it is of, in milliseconds. */
interface Kept {
  readonly took: number
  readonly parts: Map<string, Part>
}

/** Nothing, where there is none. */
function keptAt(path: string): Kept {
  try {
    return parseCompiled(readFileSync(path))
  } catch {
    return { took: 0, parts: new Map() }
  }
}

/**
 * A line with how long it took, names, files, sums and lengths in bytes, and what was compiled of each.
 * @throws where it is not all there
 */
export function parseCompiled(bytes: Buffer): Kept {
  const end = bytes.indexOf('\n')
  const [took, ...all] = JSON.parse(bytes.toString('latin1', 0, end)) as [number, ...[string, string, number, number][]]
  const parts = new Map<string, Part>()
  let at = end + 1
  for (const [name, file, sum, length] of all) {
    parts.set(name, { file, sum, data: bytes.subarray(at, at + length) })
    at += length
  }
  if (at !== bytes.length) throw new Error('The compiled files are incomplete.')
  return { took, parts }
}

/** Written beside it first, so that another process reads all of it or nothing. */
function write(path: string, { took, parts }: Kept): void {
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
