// The program of the executable: what dist/ has in files lies in it, beside what V8 compiled of them.
import { getAsset, getRawAsset } from 'node:sea'
import { parseStoredCode } from '../../src/command-line/compiled.ts'
import { programLoader } from '../../src/command-line/program-loader.ts'

const { parts } = parseStoredCode(Buffer.from(getRawAsset('compiled')))

programLoader({
  // There is no such folder, so nothing is kept in it.
  folder: '',
  textOf: (name) => getAsset(name, 'utf8'),
  compiledOf: (name) => parts.get(name)?.data,
  builtIn: require,
}).load(PROGRAM)
