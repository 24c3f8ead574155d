// Builds dist/ from src/: the bundles, the types and the list of rules. Two builds of the same source are the same bytes.
import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { actionBundle } from './action-bundle.js'
import { acyclic } from './acyclic.js'
import { pagesBeside } from './pages-beside.js'
import { writeRuleLists } from './rules-index.js'
import { starter } from './starter.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

writeRuleLists()
// It takes the place of dist when all of it is there.
const built = `${root}.cache/dist`
rmSync(built, { recursive: true, force: true })

/**
 * What the command line loads: what every command needs is one file, and what looks at configuration another, for each file
 * takes its time to be found and read. `--staged` looks at the names of files before it needs any rule.
 */
const fewFiles = {
  groups: [
    { name: 'program', priority: 2, test: /src.(cli|disk.files|settings.settings-files|site.wanted-path)\.ts$/ },
    { name: 'migrate', priority: 1, test: /src.commands.(migrate|look-alikes)\.ts$/ },
    { name: 'next', test: /src.commands.next-(commands|steps)\.ts$/ },
    { name: 'write-files', test: /src.disk.(write-files|scratch)\.ts$/ },
  ],
}

/** What can be imported, and where it begins. */
const library = {
  index: 'index',
  syntax: 'library/syntax',
  edit: 'library/edit',
  report: 'library/report',
  unified: 'unified/index',
}

const pages = pagesBeside()

const bundle = (name, format, extension, { entry = name, ...more } = {}) => ({
  input: { [entry]: `${root}src/${name}.ts`, ...more },
  platform: 'node',
  plugins: name === 'cli' ? [acyclic, pages.plugin] : [acyclic],
  transform: { define: { VERSION: JSON.stringify(version), PROGRAM: '"cli-program.js"' }, target: 'node20' },
  output: {
    dir: built,
    format,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `${name}-[name].${extension}`,
    ...(name === 'cli' ? { minify: true, codeSplitting: fewFiles } : {}),
  },
})
// Node starts a CommonJS script in less time than a module, so what is started often is one.
await build([
  bundle('cli', 'cjs', 'js', {
    entry: 'cli-program',
    'cli-start': `${root}src/command-line/start.ts`,
  }),
  actionBundle(built, version),
  // Each part that can be had by itself is a chunk of its own, so that whoever loads one part loads no other.
  bundle(
    'index',
    'esm',
    'mjs',
    Object.fromEntries(Object.entries(library).map(([name, source]) => [name, `${root}src/${source}.ts`])),
  ),
])
// A text of nothing but ASCII is read, and kept, in half the memory, and the minifier writes others where the source does not.
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
for (const name of ['program', 'migrate']) {
  const path = `${built}/cli-${name}.js`
  writeFileSync(path, readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, escaped))
}
writeFileSync(`${built}/cli-pages.json`, pages.json())
writeFileSync(`${built}/package.json`, '{ "type": "commonjs" }\n')
writeFileSync(`${built}/cli.js`, starter)
chmodSync(`${built}/cli.js`, 0o755)
await writeTypes()
rmSync(`${root}dist`, { recursive: true, force: true })
renameSync(built, `${root}dist`)

/** The types of each part that can be had by itself: what the compiler says of the source, as a file for each entry. */
async function writeTypes() {
  const types = `${root}.cache/types`
  rmSync(types, { recursive: true, force: true })
  const wanted = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', types]
  const { status } = spawnSync('npx', ['tsc', ...wanted, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
  // The compiler has said what is wrong.
  if (status !== 0) process.exit(1)
  const parts = Object.entries(library).map(([name, source]) => [name, `${types}/${source}.d.ts`])
  await build({
    input: Object.fromEntries(parts),
    plugins: [dts({ dtsInput: true })],
    external: /^[^./]/,
    output: { dir: built, format: 'esm', entryFileNames: '[name].d.mts', chunkFileNames: 'types-[name].d.mts' },
  })
}
