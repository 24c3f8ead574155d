// A bundle that is run again and again in one process, each time as if the process were new.
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { basename, dirname, join, sep } = require('node:path')
const { Script } = require('node:vm')

/** Run it anew, with these words, in this folder, with this as its whole environment. */
exports.begin = ({ main, words = [], cwd, env }) => {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  process.argv.splice(1, process.argv.length, main, ...words)
  for (const path of Object.keys(require.cache)) if (path.startsWith(dirname(main) + sep)) delete require.cache[path]
  require(main)
}

/** It is over: tell whoever listens for the end, and leave nothing for the next run. @returns the exit code */
exports.end = (code) => {
  for (const listener of process.listeners('exit')) listener.call(process, code)
  keep()
  const exitCode = process.exitCode ?? code
  process.exitCode = undefined
  for (const name of process.eventNames())
    for (const listener of process.listeners(name))
      if (!own.get(name)?.includes(listener)) process.removeListener(name, listener)
  return exitCode
}

let own = new Map()

/** What listens by now is not the bundle's. */
exports.ready = () => {
  own = new Map(process.eventNames().map((name) => [name, process.listeners(name)]))
}

const scripts = new Map()

/** What no process has left there yet. */
const unkept = new Map()

/** What is compiled once is run again: https://nodejs.org/api/vm.html#scriptruninthiscontextoptions */
Module._extensions['.js'] = Module._extensions['.cjs'] = (module, path) => {
  const script = scripts.get(path) ?? compiled(path)
  scripts.set(path, script)
  script.runInThisContext()(module.exports, Module.createRequire(path), module, path, dirname(path))
}

/**
 * With what V8 has compiled for the processes before, which lies beside the bundle's folder: to compile the Action takes longer than to run
 * it. The first one leaves it when its first run is over, and with it what that run has used.
 */
function compiled(path) {
  const kept = join(`${dirname(path)}.compiled`, `${basename(path)}.${process.version}`)
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined
  const script = new Script(Module.wrap(textOf(path)), { filename: path, cachedData })
  if (cachedData === undefined) unkept.set(kept, script)
  return script
}

function keep() {
  for (const [kept, script] of unkept) {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(`${kept}.${process.pid}`, script.createCachedData())
    renameSync(`${kept}.${process.pid}`, kept)
  }
  unkept.clear()
}

/** Without the line that names the program to run it. */
function textOf(path) {
  return readFileSync(path, 'utf8').replace(/^#!.*/, '')
}
