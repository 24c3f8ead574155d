// Builds dist/ from src/: the bundles, the types and the list of rules. Two builds of the same source are the same bytes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { writeRulesIndex } from './rules-index.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

writeRulesIndex()
rmSync(`${root}dist`, { recursive: true, force: true })
/** Node reads and compiles ASCII in less time than UTF-8. */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_, output) {
    for (const part of Object.values(output))
      if (part.type === 'chunk') part.code = part.code.replace(/[^\0-\x7f]/g, escaped)
  },
}
/** So that what is kept of one build is never taken for another's (src/command-line/compile-cache.ts). */
const withDigest = {
  name: 'with-digest',
  generateBundle(_, output) {
    const { [entry]: program, ...others } = output
    if (!program) return
    const hash = createHash('sha256')
    for (const name of Object.keys(others).sort()) hash.update(others[name].code)
    program.code = program.code.replaceAll(placeholder, hash.digest('hex').slice(0, 12))
  },
}
const entry = 'cli.js'
const placeholder = '__digest__'
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

const bundle = (name, format, extension, more = {}) => ({
  input: { [name]: `${root}src/${name}.ts`, ...more },
  platform: 'node',
  plugins: [inAscii, withDigest],
  transform: { define: { VERSION: JSON.stringify(version), BUILD: JSON.stringify(placeholder) }, target: 'node20' },
  output: {
    dir: `${root}dist`,
    format,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `${name}-[name].${extension}`,
    minify: name === 'cli',
  },
})
// Node starts a CommonJS script in less time than a module, so what is started often is one.
await build([
  bundle('cli', 'cjs', 'js'),
  bundle('main', 'cjs', 'js'),
  bundle('index', 'esm', 'mjs', { unified: `${root}src/unified/index.ts` }),
])
writeFileSync(`${root}dist/package.json`, '{ "type": "commonjs" }\n')
chmodSync(`${root}dist/cli.js`, 0o755)
execFileSync(
  'npx',
  [
    'tsc',
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--outDir',
    'dist/types',
    '-p',
    'tsconfig.build.json',
  ],
  { cwd: root, stdio: 'inherit' },
)
// Types of a module, where the folder above holds CommonJS.
writeFileSync(`${root}dist/types/package.json`, '{ "type": "module" }\n')
