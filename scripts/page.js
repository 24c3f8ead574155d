// Builds the page to try it on into one static folder: dist/page, or the folder that is named. `npm run page`
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What is fetched behind the first findings, by its address: none of it need be there for them. */
export const behindFirstFindings =
  /\/(for-configuration|explained-log|rules|beside|search-panel|download-texts|normalized-archive-path|link)\.js$/

/** @param {string} folder what it holds is replaced */
export async function buildPage(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(`${root}src/page/icon.svg`, `${folder}/icon.svg`)
  for (const name of ['index.html', 'page.css'])
    writeFileSync(`${folder}/${name}`, withoutIndentation(readFileSync(`${root}src/page/${name}`, 'utf8')))
  const bundle = (name) =>
    build({
      input: { [name]: `${root}src/page/${name}.ts` },
      platform: 'browser',
      plugins: [withoutPages, withoutSyntaxTree],
      transform: { target: 'es2022' },
      output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
      logLevel: 'warn',
    })
  await Promise.all([bundle('main'), bundle('worker')])
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const path = `${folder}/${name}`
    writeFileSync(path, withoutMarks(readFileSync(path, 'utf8')))
  }
}

/** What tells a bundler that a call may go is left in by it, and nobody bundles these again. It may stand between two words. */
const withoutMarks = (code) => code.replace(/\/\*\s*[@#]__(?:PURE|NO_SIDE_EFFECTS)__\s*\*\/ ?/g, ' ')

/** Neither has text whose white space counts. */
const withoutIndentation = (text) => text.replace(/\/\*.*?\*\/|(?<=\n)[ \t]+/gs, '')

const asking = ['src/explain', 'src/checklist']
  .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${root}${folder}/${name}`))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(path, 'utf8'))

/** Whether what explains messages, or the checklist, asks for the rules of this change, given with its quotes. */
const isAskedFor = (id) => asking.some((text) => text.includes(id))

/** The rules' pages are pages of their own there, with what else is only said there: none of it need be in the engine. */
const withoutPages = {
  name: 'without-pages',
  transform: {
    filter: { id: /\/src\/migrate\/rules\/.*\.ts$/ },
    handler: (code) =>
      code
        .replace(/^( +page:) `(?:[^`\\]|\\.)*`,$/m, "$1 '',")
        .replace(
          /^( {2}covers:)\s+(\[.*?\]),\n(?= {2}\w)/gms,
          (_, name, ids) => `${name} [${ids.match(/'[^']+'/g)?.filter(isAskedFor) ?? ''}],\n`,
        )
        .replace(/^( {2}(?:title|see):)\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm, "$1 '',"),
  },
}

/**
 * The editors colour lines by themselves. What CodeMirror would do with a syntax tree, where there is one, is never asked for,
 * and would be a tenth of the page.
 */
const withoutSyntaxTree = {
  name: 'without-syntax-tree',
  resolveId: { filter: { id: /^(@codemirror\/language|@lezer\/(common|highlight))$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0(@codemirror\/language|@lezer)/ },
    handler: () => `export const ${ofSyntaxTrees.map((name) => `${name} = undefined`).join(', ')}`,
  },
}

const ofSyntaxTrees = [
  ...['language', 'highlightingFor', 'highlightTree', 'syntaxTree', 'NodeProp', 'matchBrackets'],
  ...['IndentContext', 'getIndentation', 'getIndentUnit', 'indentString', 'indentUnit'],
]

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage(resolve(process.argv[2] ?? `${root}dist/page`))
