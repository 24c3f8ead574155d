// Builds all that GitHub Pages serves into dist/page, or the folder that is named: the page to try it on, the rules' pages,
// the schemas, and the reference of the library. `npm run site`; for the reference first: npm ci --prefix scripts/reference
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPage } from './page.js'
import { writeRulePages } from './rule-pages.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = resolve(process.argv[2] ?? `${root}dist/page`)
const typedoc = `${root}scripts/reference/node_modules/typedoc/bin/typedoc`

await buildPage(folder)
writeRulePages(folder)
for (const name of ['report.schema.json', 'settings.schema.json']) cpSync(`${root}docs/${name}`, `${folder}/${name}`)
if (existsSync(typedoc))
  execFileSync(
    process.execPath,
    [typedoc, '--options', `${root}scripts/reference/typedoc.json`, '--out', `${folder}/reference`],
    {
      stdio: 'inherit',
    },
  )
else console.warn('There is no reference of the library in it: npm ci --prefix scripts/reference, and again.')
