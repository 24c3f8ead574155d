// Writes the lists of rules, src/migrate/rules/index.ts and the two that it joins, and src/migrate/rule-names.ts, from the
// files of the folders.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../src/migrate/', import.meta.url))

/** The lists themselves. */
const lists = ['index.ts', 'for-configuration.ts']

/** The ids of the rules in a folder, by name. */
const idsIn = (folder) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.ts') && !lists.includes(name))
    .map((name) => name.slice(0, -3))
    .sort()

/** The text of each file that is written, by its path below src/migrate. */
export const ruleLists = () => ({
  'rules/for-configuration.ts': listOf('rules/', '../rule.js', {
    name: 'configurationRules',
    about: 'Every rule for a configuration, by name.',
  }),
  'rules/beside/index.ts': listOf('rules/beside/', '../../rule.js', {
    name: 'besideRules',
    about: 'Every rule for what stands beside a configuration, by name.',
  }),
  'rules/index.ts': [
    '// Written by `npm run build` from the files of this folder: one rule, one file.',
    "import type { Rule } from '../rule.js'",
    "import { besideRules } from './beside/index.js'",
    "import { configurationRules } from './for-configuration.js'",
    '',
    '/** Every rule: those for a configuration by name, then those for what stands beside one. */',
    'export const everyRule: readonly Rule[] = [...configurationRules, ...besideRules]',
    '',
  ].join('\n'),
  'rule-names.ts': [
    '// Written by `npm run build` from the files of rules/, for what needs no more of them: a rule cannot ask the list it is in.',
    '',
    '/** The name of every rule, in the order of the list. */',
    'export const ruleNames: readonly string[] = [',
    ...[...idsIn('rules/'), ...idsIn('rules/beside/')].map((id) => `  '${id}',`),
    ']',
    '',
  ].join('\n'),
})

const listOf = (folder, rule, { name, about }) =>
  [
    '// Written by `npm run build` from the files of this folder: one rule, one file.',
    `import type { Rule } from '${rule}'`,
    ...idsIn(folder).map((id) => `import { ${camelCase(id)} } from './${id}.js'`),
    '',
    `/** ${about} */`,
    `export const ${name}: readonly Rule[] = [`,
    ...idsIn(folder).map((id) => `  ${camelCase(id)},`),
    ']',
    '',
  ].join('\n')

export function writeRuleLists() {
  for (const [path, text] of Object.entries(ruleLists())) writeIfNew(`${root}${path}`, text)
}

function writeIfNew(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRuleLists()
