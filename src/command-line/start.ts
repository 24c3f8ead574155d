import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledCodeCacheIn } from './compiled.js'
import { programLoader } from './program-loader.js'

/** The name of the first file to load, which the build sets. */
declare const PROGRAM: string

const compiled = compiledCodeCacheIn(__dirname, process.argv.slice(2))
const { load, scripts } = programLoader({
  folder: __dirname,
  textOf: (name) => readFileSync(join(__dirname, name), 'utf8'),
  compiledOf: compiled.compiledOf,
  builtIn: require,
})
process.on('exit', () => compiled.store(scripts))
load(PROGRAM)
