import { basename } from 'node:path'
import { Script } from 'node:vm'

/** Where the files of a program come from, and what is known of them. */
export interface ProgramFiles {
  /** The folder that they are told to lie in. */
  readonly folder: string
  textOf(name: string): string
  /** What V8 compiled of a file before, if it did. */
  compiledOf(name: string): Buffer | undefined
  /** Loads what is Node's own. */
  readonly builtIn: (id: string) => unknown
}

/**
 * Loads the files of dist/ as Node would load them from a folder, but that V8 need not compile what it has compiled before.
 * @returns what loads a file by its name, and what was compiled, or taken over, of each so far
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
    // Before the text: where another one takes its place meanwhile, what is kept fits nothing, and is not taken.
    const cachedData = compiledOf(name)
    // The line that names the program to run it is none of JavaScript's here.
    const text = `(function (exports, require, module, __filename, __dirname) {${textOf(name).replace(/^#!/, '//')}\n})`
    const script = new Script(text, { filename: name, cachedData })
    scripts.set(name, script)
    return script.runInThisContext()
  }
  return { load, scripts: scripts as ReadonlyMap<string, Script> }
}

/** `./NAME.js`, or the path of a file that is no script. */
const isOfProgram = (id: string): boolean => id.startsWith('./') || id.endsWith('.json')
