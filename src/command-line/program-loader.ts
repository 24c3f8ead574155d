import { basename } from 'node:path'
import { Script } from 'node:vm'

/** Access to the files of a program. */
export interface ProgramFiles {
  /** The folder that `__dirname` and `__filename` name, whether the files are there or not. */
  readonly folder: string
  textOf(name: string): string
  /** V8's compiled code of a file from an earlier start, if there is any. */
  compiledOf(name: string): Buffer | undefined
  /** Loads a built-in module of Node. */
  readonly builtIn: (id: string) => unknown
}

/**
 * Loads the files of dist/ as Node would, with V8's compiled code from an earlier start.
 * @returns a function that loads a file by name, and the scripts loaded so far
 */
export function programLoader({ folder, textOf, compiledOf, builtIn }: ProgramFiles) {
  const modules = new Map<string, { exports: unknown }>()
  const scripts = new Map<string, Script>()
  const load = (name: string): unknown => {
    const known = modules.get(name)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    modules.set(name, module)
    if (name.endsWith('.json')) module.exports = JSON.parse(textOf(name))
    else compiled(name)(module.exports, own, module, name, folder)
    return module.exports
  }
  const own = (id: string) => (isOfProgram(id) ? load(basename(id)) : builtIn(id))
  const compiled = (name: string) => {
    // The cache is read before the text. If another process replaces both in between, V8 rejects the old code for the new
    // text.
    const cachedData = compiledOf(name)
    // The text becomes a function body, in which a line such as `#!/usr/bin/env node` is not allowed.
    const text = `(function (exports, require, module, __filename, __dirname) {${textOf(name).replace(/^#!/, '//')}\n})`
    const script = new Script(text, { filename: name, cachedData })
    scripts.set(name, script)
    return script.runInThisContext()
  }
  return { load, scripts: scripts as ReadonlyMap<string, Script> }
}

/** Whether an id names a file of the program: `./NAME.js`, or the path of a file that is not a script. */
const isOfProgram = (id: string): boolean => id.startsWith('./') || id.endsWith('.json')
