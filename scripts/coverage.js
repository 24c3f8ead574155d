// Writes docs/coverage.md: for each change from 2.2 to 2.4 that docs/catalogue.json lists, what is done about it. Called by
// `npm run docs`; the rules, the messages and the checklist say themselves which entries they cover.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromSource } from './source.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The page, and what is wrong with the data: entries that nothing covers, and names of entries that do not exist.
 * @param {{ groups: { id: string, title: string }[], guide?: Part[], entries: { id: string, group: string, class: string, guide: boolean, how?: string }[] }} catalogue
 * @param {{ rules: Covering[], messages: Covering[], tasks: Covering[] }} parts all that say what they cover
 * @typedef {{ id: string, covers?: readonly string[] }} Covering
 * @typedef {{ title: string, anchor: string, statements: { says: string, entries: string[] }[] }} Part of Apache's guide
 */
export function coverage({ groups, guide = [], entries }, { rules, messages, tasks }) {
  const rows = entries.map((entry) => ({
    ...entry,
    rules: naming(rules, entry.id),
    messages: naming(messages, entry.id),
    tasks: naming(tasks, entry.id),
  }))
  const known = new Set(entries.map(({ id }) => id))
  const all = [...rules, ...messages, ...tasks]
  return {
    page: [...head(rows), ...guideTable(guide, rows), ...groups.flatMap((group) => section(group, rows))].join('\n'),
    uncovered: rows.filter((row) => whatIsDone(row) === '').map(({ id }) => id),
    unknown: all.flatMap(({ id, covers = [] }) =>
      covers.filter((entry) => !known.has(entry)).map((entry) => `${id}: ${entry}`),
    ),
  }
}

const naming = (parts, entry) => parts.filter(({ covers = [] }) => covers.includes(entry)).map(({ id }) => id)

function head(rows) {
  const count = (test) => rows.filter(test).length
  return [
    '# What is covered',
    '',
    `${rows.length} changes from httpd 2.2 to 2.4 can make a configuration fail or mean something else; ${count(({ guide }) => guide)} of them are in`,
    "[Apache's own guide](https://httpd.apache.org/docs/2.4/upgrading.html). Look up here how each is handled:",
    '',
    `- ${count(({ rules }) => rules.length)} are found by a rule; its page says what is rewritten.`,
    `- ${count((row) => !row.rules.length && row.messages.length)} more have a message that \`httpd-upgrade explain\` knows.`,
    `- ${count((row) => !row.rules.length && !row.messages.length && row.tasks.length)} more are on the checklist, where the site uses it.`,
    `- For the other ${count((row) => !row.rules.length && !row.messages.length && !row.tasks.length)} the last column says why there is nothing to do, or which limit it sets on rewritten lines.`,
    '',
    'The class is the kind of change. **fix**: a rewrite keeps the behaviour. **fix-with-choice**: a rewrite keeps the behaviour, and',
    'you may want another. **advise**: only a person can decide or act. **info**: nothing to rewrite.',
    '',
    '`npm run docs` writes this page from `docs/catalogue.json` and the rules.',
    '',
  ]
}

/** Each statement of the guide with the changes that stand for it, and what is done about them. */
function guideTable(guide, rows) {
  if (guide.length === 0) return []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const row = ({ title, anchor }, { says, entries }) => {
    const done = new Set(entries.flatMap((id) => (byId.has(id) ? [whatIsDone(byId.get(id))] : [])))
    return `| [${title}](https://httpd.apache.org/docs/2.4/upgrading.html${anchor}) | ${escaped(says)} | ${entries.join(', ')} | ${[...done].join('<br>')} |`
  }
  return [
    "## Apache's guide, statement by statement",
    '',
    '| part | statement | change | what is done |',
    '|---|---|---|---|',
    ...guide.flatMap((part) => part.statements.map((statement) => row(part, statement))),
    '',
  ]
}

function section({ id, title }, rows) {
  const own = rows.filter(({ group }) => group === id)
  return [`## ${title}`, '', '| change | class | guide | what is done |', '|---|---|---|---|', ...own.map(line), '']
}

const line = (row) => `| ${row.id} | ${row.class} | ${row.guide ? 'yes' : ''} | ${whatIsDone(row)} |`

function whatIsDone({ rules, messages, tasks, how }) {
  return [
    ...(rules.length ? [`rule ${rules.map((id) => `[${id}](rules/${id}.md)`).join(', ')}`] : []),
    ...(messages.length ? [`said by \`explain\` (${messages.join(', ')})`] : []),
    ...(tasks.length ? [`on the checklist (${tasks.join(', ')})`] : []),
    ...(how && !rules.length ? [escaped(how)] : []),
  ].join('; ')
}

const escaped = (text) => text.replaceAll('<', '&lt;').replaceAll('|', '\\|')

/** What says of itself which entries it covers, read from the source. */
async function parts() {
  const { everyRule, knownMessages, tasks } = await fromSource([
    'migrate/rules/index',
    'explain/messages/index',
    'checklist/tasks',
  ])
  return { rules: everyRule, messages: knownMessages, tasks }
}

/** @throws Error where an entry is covered by nothing, or something covers an entry that does not exist */
export async function writeCoverage() {
  const catalogue = JSON.parse(readFileSync(`${root}docs/catalogue.json`, 'utf8'))
  const { page, uncovered, unknown } = coverage(catalogue, await parts())
  if (uncovered.length + unknown.length > 0)
    throw new Error(
      `Covered by nothing: ${uncovered.join(', ') || 'none'}. Not in the catalogue: ${unknown.join(', ') || 'none'}.`,
    )
  writeFileSync(`${root}docs/coverage.md`, page)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeCoverage()
