// Loads the files of dist/ from wherever their texts come from, as Node would load them from a folder.
const { basename } = require('node:path')
const { Script } = require('node:vm')

/**
 * @param {(name: string) => string} textOf
 * @param {(name: string) => Buffer | undefined} compiledOf what V8 compiled of it before, if it did
 * @param {NodeRequire} builtIn
 * @returns what loads a file by its name, and all that was compiled
 */
exports.loader = (textOf, compiledOf, builtIn) => {
  const modules = new Map()
  const scripts = new Map()
  const load = (name) => {
    const known = modules.get(name)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(name, module)
    if (name.endsWith('.json')) module.exports = JSON.parse(textOf(name))
    else compiled(name)(module.exports, own, module, name, folder)
    return module.exports
  }
  const own = (id) => (/^[./]/.test(id) ? load(basename(id)) : builtIn(id))
  const compiled = (name) => {
    // The line that names the program to run it is none of JavaScript's here.
    const text = `(function (exports, require, module, __filename, __dirname) {${textOf(name).replace(/^#!/, '//')}\n})`
    const script = new Script(text, { filename: name, cachedData: compiledOf(name) })
    scripts.set(name, script)
    return script.runInThisContext()
  }
  return { load, scripts }
}

/** There is no such folder, so nothing is kept in it. */
const folder = ''
