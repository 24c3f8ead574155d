// Writes the lists of rules, which src/migrate/rules/index.ts joins, and src/migrate/rule-names.ts, from the files of the folders.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../src/migrate/', import.meta.url))

/** The folders below rules/: one for each group, and beside/ for what stands beside a configuration. */
const folders = readdirSync(`${root}rules`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Every rule of the folders, by name. */
const rulesIn = (chosen) =>
  chosen
    .flatMap((folder) =>
      readdirSync(`${root}rules/${folder}`).map((name) => ({ id: name.replace(/\.ts$/, ''), folder })),
    )
    .filter(({ id }) => id !== 'index')
    .sort((one, other) => (one.id < other.id ? -1 : 1))

/** The text of each file that is written, by its path below src/migrate. */
export function ruleLists() {
  const forConfiguration = rulesIn(folders.filter((folder) => folder !== 'beside'))
  const beside = rulesIn(['beside'])
  return {
    'rules/for-configuration.ts': listOf(forConfiguration, ({ id, folder }) => `./${folder}/${id}.js`),
    'rules/beside/index.ts': listOf(beside, ({ id }) => `./${id}.js`),
    'rule-names.ts': [
      '// `npm run build` writes this file from the files in rules/. It is for code that needs only names, such as rules: they',
      '// cannot import the list that imports them.',
      '',
      '/** The name of every rule, in the order of the list. */',
      'export const ruleNames: readonly string[] = [',
      ...[...forConfiguration, ...beside].map(({ id }) => `  '${id}',`),
      ']',
      '',
    ].join('\n'),
  }
}

const listOf = (rules, place) =>
  [
    '// Written by `npm run build` from the files of this folder: one rule, one file.',
    ...rules.map((rule) => `export { ${camelCase(rule.id)} } from '${place(rule)}'`).sort(byPath),
    '',
  ].join('\n')

const byPath = (one, other) => (one.slice(one.indexOf("'")) < other.slice(other.indexOf("'")) ? -1 : 1)

export function writeRuleLists() {
  for (const [path, text] of Object.entries(ruleLists())) writeIfNew(`${root}${path}`, text)
}

function writeIfNew(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRuleLists()
