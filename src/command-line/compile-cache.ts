import { statSync } from 'node:fs'
import * as modules from 'node:module'
import { join } from 'node:path'

/**
 * Have Node keep what V8 compiled of this program's own files, so that its next start need not compile them once more. It is
 * kept in the folder of the program itself: whoever can write there could change the program as well, which cannot be said
 * of a folder for temporary files. Where that folder is another user's nothing is kept, and before Node 22 nowhere.
 * Node itself heeds NODE_DISABLE_COMPILE_CACHE=1, which forbids it (https://nodejs.org/api/module.html#module-compile-cache).
 */
export function keepCompiled(program: string): void {
  if (mayKeep(program)) enableCompileCache?.(join(program, '.compiled'))
}

/**
 * Load a part of which a run calls nearly everything, such as the rules for a look at a tree: what is kept is compiled whole.
 * Node keeps what V8 compiles at once, and that is what stands outside of functions, unless V8 is told otherwise; it puts it
 * into another folder than what was compiled with another setting of V8. A run that calls little is quicker without.
 */
export async function loadCompiled<Part>(program: string, load: () => Promise<Part>): Promise<Part> {
  if (!mayKeep(program)) return load()
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--no-lazy')
  try {
    keepCompiled(program)
    return await load()
  } finally {
    setFlagsFromString('--lazy')
  }
}

const { enableCompileCache } = modules as { enableCompileCache?: (folder: string) => unknown }

/** With NODE_COMPILE_CACHE Node keeps it where its user wants it, in one folder for all, so that the two ways would undo each other. */
const mayKeep = (program: string): boolean =>
  enableCompileCache !== undefined &&
  process.env.NODE_DISABLE_COMPILE_CACHE === undefined &&
  !process.env.NODE_COMPILE_CACHE &&
  isOwn(program)

/** Root's files in another's folder could not be replaced by their owner. The one file with all in it has no folder. */
function isOwn(folder: string): boolean {
  const uid = statSync(folder, { throwIfNoEntry: false })?.uid
  return uid !== undefined && process.geteuid?.() === uid
}
