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

/** What V8 compiled of a program's files in an earlier start, and a place to keep what it compiles in this one. */
export interface Compiled {
  of(name: string): Buffer | undefined
  /** To be called at the end, when all functions that were called have been compiled. Where it cannot be kept, it is not. */
  keep(scripts: ReadonlyMap<string, Script>): void
}

/**
 * What is kept in the program's own folder: whoever can write there could change the program as well, which cannot be said
 * of a folder for temporary files. Node's own compile cache holds what V8 compiles at once, which is what stands outside of
 * functions; this holds the functions that a run has called, so that most of a short run need not be compiled again.
 * NODE_DISABLE_COMPILE_CACHE=1 forbids both (https://nodejs.org/api/module.html#module-compile-cache).
 * @param program the folder
 */
export function compiledBeside(program: string): Compiled {
  if (process.env.NODE_DISABLE_COMPILE_CACHE !== undefined || !isOwn(program)) return nothing
  const path = join(program, '.compiled', nameNow())
  const { took, parts } = keptAt(path)
  const loaded = new Map<string, Part>()
  return {
    of(name) {
      const file = fileOf(join(program, name))
      const part = parts.get(name)
      const data = part?.file === file ? part.data : undefined
      loaded.set(name, { file, data })
      return data
    },
    keep(scripts) {
      const isKept = ([name, { cachedDataRejected }]: [string, Script]) =>
        loaded.get(name)?.data !== undefined && !cachedDataRejected
      const now = performance.now()
      if ([...scripts].every(isKept) && now < longer * took) return
      for (const [name, script] of scripts)
        parts.set(name, { file: loaded.get(name)?.file ?? '', data: script.createCachedData() })
      try {
        write(path, { took: Math.max(took, now), parts })
      } catch {
        // Nothing of this may keep the program from doing what it was started for.
      }
    },
  }
}

/** A run that takes so many times as long has called more, which is worth keeping. */
const longer = 1.2

const nothing: Compiled = { of: () => undefined, keep: () => {} }

/** What was compiled of a file. */
interface Part {
  /** Tells the file from any that takes its place. */
  readonly file: string
  readonly data: Buffer | undefined
}

/** Root's files in another's folder could not be replaced by their owner. The one file with all in it has no folder. */
const isOwn = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.uid === (process.geteuid?.() ?? Number.NaN)

/** V8 takes nothing from another version, from another machine or from one with other settings. */
function nameNow(): string {
  const settings = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join('-').replace(/\W+/g, '-').slice(0, 100)
  return `${process.version}-${process.arch}${settings}`
}

/** What lies there is another file when it is written anew, whatever time and length it is given. */
function fileOf(path: string): string {
  const { size, ctimeMs, ino } = statSync(path)
  return `${size} ${ctimeMs} ${ino}`
}

/** What is kept, and how long the run took that it is of, in milliseconds. */
interface Kept {
  readonly took: number
  readonly parts: Map<string, Part>
}

/** Nothing, where there is none. */
function keptAt(path: string): Kept {
  try {
    return keptIn(readFileSync(path))
  } catch {
    return { took: 0, parts: new Map() }
  }
}

/**
 * A line with how long it took, names, files and lengths in bytes, and what was compiled of each.
 * @throws where it is not all there
 */
export function keptIn(bytes: Buffer): Kept {
  const end = bytes.indexOf('\n')
  const [took, ...all] = JSON.parse(bytes.toString('latin1', 0, end)) as [number, ...[string, string, number][]]
  const parts = new Map<string, Part>()
  let at = end + 1
  for (const [name, file, length] of all) {
    parts.set(name, { file, data: bytes.subarray(at, at + length) })
    at += length
  }
  if (at !== bytes.length) throw new Error('What was compiled is not all there.')
  return { took, parts }
}

/** Beside it first, so that whoever starts meanwhile reads all of it or nothing. */
function write(path: string, { took, parts }: Kept): void {
  mkdirSync(join(path, '..'), { recursive: true })
  const beside = `${path}.${process.pid}`
  const kept = [...parts].flatMap(([name, { file, data }]) => (data ? [{ name, file, data }] : []))
  const line = JSON.stringify([Math.ceil(took), ...kept.map(({ name, file, data }) => [name, file, data.length])])
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
