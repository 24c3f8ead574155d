// Writes src/migrate/rules/index.ts: the list of every rule, from the files of the folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../src/migrate/rules/', import.meta.url))

export function rulesIndex() {
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -3))
    .sort()
  const imports = ids.map((id) => `import { ${camelCase(id)} } from './${id}.js'`)
  return [
    '// Written by `npm run build` from the files of this folder: one rule, one file.',
    "import type { Rule } from '../rule.js'",
    ...imports,
    '',
    '/** Every rule, by name. */',
    'export const rules: readonly Rule[] = [',
    ...ids.map((id) => `  ${camelCase(id)},`),
    ']',
    '',
  ].join('\n')
}

export function writeRulesIndex() {
  const path = join(folder, 'index.ts')
  const text = rulesIndex()
  if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRulesIndex()
