// One rule's page in Markdown: what it says of itself, and the cases that teach it.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromSource } from './source.js'

const { casesOnPage, readable } = await fromSource(['../test/rules/case-page'])
const root = fileURLToPath(new URL('..', import.meta.url))

export function rulePage(rule) {
  // GitHub would drop `<Location>` as an HTML tag.
  const title = rule.title.replaceAll('<', '&lt;')
  const head = `# ${rule.id}\n\n**${title}.** Group: ${rule.group}. Severity: ${rule.severity}. Fixes: ${kinds[rule.fixes]}. Manual: <${rule.see}>.\n\n${rule.page.trim()}\n`
  const all = casesOf(rule)
  const shown = teaching(all)
  const more = all.length - shown.length
  const rest = more > 0 ? `\n${more} more are [among the tests](${source}${pathOfCases(rule)}).\n` : ''
  return `${head}\n## Cases\n\n${shown.map((one) => `### ${readable(one).trim()}\n`).join('\n')}${rest}`
}

/** What a reader calls the kinds of fix that a rule declares. */
const kinds = { safe: 'safe', review: 'for review', both: 'safe and for review', none: 'none, a person decides' }

const source = 'https://github.com/httpd-upgrade/httpd-upgrade/blob/main/'

/** All cases of its page, as they are written. */
export const casesOf = (rule) => casesOnPage(readFileSync(`${root}${pathOfCases(rule)}`, 'utf8'))

function pathOfCases({ id, group }) {
  const path = [group, 'beside']
    .map((folder) => `test/rules/${folder}/${id}.md`)
    .find((path) => existsSync(`${root}${path}`))
  if (!path) throw new Error(`The rule ${id} has no page of cases: write test/rules/${group}/${id}.md.`)
  return path
}

/** Up to eight, in their order: a page begins with what is usual, and two in which nothing is found show where it ends. */
export function teaching(cases) {
  const isFound = ({ parts }) => parts.some(({ shows }) => shows === 'after' || shows === 'findings')
  const [found, silent] = [cases.filter(isFound), cases.filter((one) => !isFound(one))]
  const quiet = silent.slice(0, Math.max(2, 8 - found.length))
  const chosen = new Set([...found.slice(0, 8 - quiet.length), ...quiet])
  return cases.filter((one) => chosen.has(one))
}
