// Builds the page to try it on into one static folder: dist/page, or the folder that is named. `npm run page`
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} folder what it holds is replaced */
export async function buildPage(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['index.html', 'page.css', 'icon.svg']) cpSync(`${root}src/page/${name}`, `${folder}/${name}`)
  const bundle = (name) =>
    build({
      input: { [name]: `${root}src/page/${name}.ts` },
      platform: 'browser',
      plugins: [withoutPages],
      transform: { target: 'es2022' },
      output: { dir: folder, format: 'esm', entryFileNames: '[name].js', minify: true, codeSplitting: false },
      logLevel: 'warn',
    })
  await Promise.all([bundle('main'), bundle('worker')])
}

/** The rules' pages are pages of their own there, and need not be in the engine. */
const withoutPages = {
  name: 'without-pages',
  transform: {
    filter: { id: /\/src\/migrate\/rules\/.*\.ts$/ },
    handler: (code) => code.replace(/^( +page:) `(?:[^`\\]|\\.)*`,$/m, "$1 '',"),
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage(resolve(process.argv[2] ?? `${root}dist/page`))
