// Writes src/migrate/rules/index.ts, the list of every rule, and src/migrate/rule-names.ts, from the files of the folders.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../src/migrate/', import.meta.url))

/** Rules for a configuration, then those for what stands beside it: each the file's path without its extension. */
const rulePaths = () => [...idsIn(''), ...idsIn('beside/')]

const idsIn = (folder) =>
  readdirSync(`${root}rules/${folder}`)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => `${folder}${name.slice(0, -3)}`)
    .sort()

export function rulesIndex() {
  const paths = rulePaths()
  return [
    '// Written by `npm run build` from the files of this folder: one rule, one file.',
    "import type { Rule } from '../rule.js'",
    // As the formatter puts them.
    ...[...paths].sort().map((path) => `import { ${camelCase(idOf(path))} } from './${path}.js'`),
    '',
    '/** Every rule: those for a configuration by name, then those for what stands beside one. */',
    'export const everyRule: readonly Rule[] = [',
    ...paths.map((path) => `  ${camelCase(idOf(path))},`),
    ']',
    '',
  ].join('\n')
}

export const ruleNames = () =>
  [
    '// Written by `npm run build` from the files of rules/, for what needs no more of them: a rule cannot ask the list it is in.',
    '',
    '/** The name of every rule, in the order of the list. */',
    'export const ruleNames: readonly string[] = [',
    ...rulePaths().map((path) => `  '${idOf(path)}',`),
    ']',
    '',
  ].join('\n')

export function writeRulesIndex() {
  writeIfNew(`${root}rules/index.ts`, rulesIndex())
  writeIfNew(`${root}rule-names.ts`, ruleNames())
}

function writeIfNew(path, text) {
  if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

const idOf = (path) => path.replace(/^.*\//, '')

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRulesIndex()
