// Runs the command line from a folder and keeps, in another one, what V8 compiled of it:
//
//   node compile.cjs DIST START COMPILED PATH
//
// Only the functions that a look at a configuration calls are compiled, so that nothing else takes its time at each start.
const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { loader } = require('./loader.cjs')

const [dist, start, compiled, path] = process.argv.splice(2)
process.argv.push(path)
// What is called once at the start is to be kept too.
setFlagsFromString('--no-flush-bytecode')
const { load, scripts } = loader(
  (name) => readFileSync(join(dist, name), 'utf8'),
  () => undefined,
  require,
)
const { exit } = process
process.exit = (code) => {
  // V8 takes what it compiled only with the settings that it was kept with.
  setFlagsFromString('--flush-bytecode')
  for (const [name, script] of scripts) writeFileSync(join(compiled, `${name}.compiled`), script.createCachedData())
  exit(code)
}
load(start)
