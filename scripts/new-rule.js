// npm run new-rule GROUP NAME: makes the file of a rule and its page of cases, to be filled in, and puts the rule into the lists.
// With --check instead it names each line that is still to be filled in; `npm run check` ends with that.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeRuleLists } from './rules-index.js'

const groups = ['access', 'starts', 'answers', 'defaults', 'modules', 'tidy']

/**
 * The texts of a new rule, by their paths from the root of the project.
 * @param group one of the folders of src/migrate/rules
 * @param name in lower case with hyphens, named for the old pattern
 * @throws Error that says what is wrong with the words
 */
export function newRule(group = '', name = '') {
  if (!groups.includes(group)) throw new Error(`The group is one of ${groups.join(', ')}, and not "${group}".`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name))
    throw new Error(`The name is in lower case, with hyphens, such as name-virtual-host, and not "${name}".`)
  return {
    [`src/migrate/rules/${group}/${name}.ts`]: ruleText(group, name),
    [`test/rules/${group}/${name}.md`]: pageText(name),
  }
}

/** Begins what a person has to write in the place of the words behind it. */
const mark = 'FILL IN'

/** Also left to fill in: the lines for the made-up directive, and those that keep its cases from a real httpd. */
const madeUp = /OldDirective|Not checked on httpd: no module has this directive/

/** The lines of these files that are still as `newRule` made them: `path:line: what to write`. */
export const leftToFillIn = (texts) =>
  Object.entries(texts).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const at = Math.max(line.indexOf(mark), line.search(madeUp))
      return at < 0 ? [] : [`${path}:${index + 1}: ${line.slice(at)}`]
    }),
  )

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

const ruleText = (group, name) => `import { replaceArgs, safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const ${camelCase(name)} = ruleOf('${group}', {
  id: '${name}',
  title: '${mark} one line for lists, without a full stop',
  // ${mark} the page of the manual that explains it best.
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html',
  fixes: 'safe',
  page: \`
## What 2.2 did

${mark}: how 2.2 read the line.

## What 2.4 does

${mark}: whether 2.4 starts with it, and what changes.

## What the rule does

${mark}: what it writes, and why that keeps the answers.

## When not

${mark}: which lines it leaves alone.\`,
  // ${mark} the directives, and the words that 2.4 reads differently.
  check: eachLine(['OldDirective'], (at) => {
    if (!isLiteral(at) || at.args[0]?.value !== 'old') return undefined
    return {
      message: '2.4 does not accept old after OldDirective. Write new.',
      fix: safeFix('Write new', replaceArgs(at, 'new')),
    }
  }),
})
`

const pageText = (name) => `# ${name}

## ${mark} the word that 2.4 does not accept

Not checked on httpd: no module has this directive.

\`\`\`apache
OldDirective old
\`\`\`

\`\`\`apache after
OldDirective new
\`\`\`

\`\`\`text findings
1: 2.4 does not accept old after OldDirective. Write new.
\`\`\`

## ${mark} a word that both accept

Not checked on httpd: no module has this directive.

\`\`\`apache
OldDirective new
\`\`\`
`

/** Every rule and every page of cases, by path. */
function allTexts() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  return Object.fromEntries(
    ['src/migrate/rules', 'test/rules'].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true })
        .filter((path) => /\.(ts|md)$/.test(path))
        .map((path) => [`${folder}/${path}`, readFileSync(`${root}${folder}/${path}`, 'utf8')]),
    ),
  )
}

function main([group, name]) {
  if (group === '--check') {
    const left = leftToFillIn(allTexts())
    for (const line of left) console.error(line)
    process.exitCode = left.length > 0 ? 1 : 0
    return
  }
  const texts = Object.entries(newRule(group, name)).map(([path, text]) => ({
    path,
    text,
    place: fileURLToPath(new URL(`../${path}`, import.meta.url)),
  }))
  const there = texts.find(({ place }) => existsSync(place))
  if (there) throw new Error(`${there.path} is there already.`)
  for (const { place, text } of texts) writeFileSync(place, text)
  writeRuleLists()
  console.log(`Fill in ${texts.map(({ path }) => path).join(' and ')}, then run: npx vitest run test/rules -t ${name}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    console.error(`new-rule: ${error.message}`)
    process.exitCode = 2
  }
}
