import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as modules from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'

/**
 * Keep what V8 compiled of this program's own files, so that its next start need not compile them once more. It is kept in
 * the folder of the program itself: whoever can write there could change the program as well, which cannot be said of a
 * folder for temporary files. Where that folder is read-only or another user's, nothing is kept.
 * NODE_DISABLE_COMPILE_CACHE=1 forbids it (https://nodejs.org/api/module.html#module-compile-cache).
 */
export function keepCompiled(program: string): void {
  if (process.env.NODE_DISABLE_COMPILE_CACHE || !isOwn(program)) return
  const folder = join(program, '.compiled')
  const { enableCompileCache } = modules as { enableCompileCache?: (folder: string) => unknown }
  if (enableCompileCache) enableCompileCache(folder)
  else compileInto(folder, program)
}

/** Root's files in another's folder could not be replaced by their owner. */
function isOwn(folder: string): boolean {
  const { uid } = statSync(folder)
  return process.geteuid?.() === uid
}

interface Compiling {
  _compile(this: object, content: string, path: string): unknown
}

/** Node 20 has no such cache, so its modules are compiled here, by the same wrapper. */
function compileInto(folder: string, program: string): void {
  const { prototype } = modules.Module as unknown as { prototype: Compiling }
  const compile = prototype._compile
  const compiled: Compiled[] = []
  process.once('exit', () => keepAll(compiled))
  prototype._compile = function (content, path) {
    if (dirname(path) !== program || content.length < worthwhile) return compile.call(this, content, path)
    const file = keptFile(path, folder)
    const more = readIfThere(file + afterMuch)
    const cachedData = more ?? readIfThere(file)
    const script = new Script(modules.Module.wrap(content), { filename: path, ...(cachedData && { cachedData }) })
    const isFresh = !cachedData || script.cachedDataRejected === true
    if (isFresh || !more) compiled.push({ script, file, isFresh })
    // What V8 would not take it would not take the next time either.
    if (isFresh && more) removeIfThere(file + afterMuch)
    return run(script, this as NodeModule, path)
  }
}

interface Compiled {
  readonly script: Script
  /** Where it is to be kept. */
  readonly file: string
  /** Nothing was kept of it that could be used. */
  readonly isFresh: boolean
}

/** What is kept after much work holds functions that a small run has no need of. */
const afterMuch = '-more'

/** More memory than any small run takes. */
const much = 24e6

function keepAll(compiled: readonly Compiled[]): void {
  const isMuch = process.memoryUsage().heapTotal > much
  for (const { script, file, isFresh } of compiled) {
    if (isMuch) keep(script, file + afterMuch)
    else if (isFresh) keep(script, file)
  }
}

/** Reading what was kept of a shorter file takes as long as compiling it. */
const worthwhile = 5000

/** Set by the build to a digest of all files of the program but the one that starts it. */
declare const BUILD: string

/** V8 itself compares no more of a source than its length. */
function keptFile(path: string, folder: string): string {
  const { mtimeMs } = statSync(path)
  const { versions, arch } = process
  return join(folder, [basename(path), BUILD, mtimeMs.toString(36), versions.v8, arch].join('-'))
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** At the end, when the functions that were called are compiled too. Another run may do the same just now. */
function keep(script: Script, file: string): void {
  const own = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(own, script.createCachedData(), { flag: 'wx' })
    renameSync(own, file)
  } catch {
    // The next start takes a little longer, and that is all; but on a full disk half a file would stay behind each time.
    removeIfThere(own)
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Where it cannot be removed it could not be written either.
  }
}

function run(script: Script, module: NodeModule, path: string): unknown {
  const { exports } = module
  return script.runInThisContext().call(exports, exports, modules.createRequire(path), module, path, dirname(path))
}
