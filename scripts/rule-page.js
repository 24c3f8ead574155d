// One rule's page in Markdown: what it says of itself, and its cases.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromSource } from './source.js'

const { casesOnPage, readable } = await fromSource(['../test/rules/case-page'])
const root = fileURLToPath(new URL('..', import.meta.url))

export function rulePage(rule) {
  const head = `# ${rule.id}\n\n**${rule.title}.** Group: ${rule.group}. Severity: ${rule.severity}. Manual: <${rule.see}>.\n\n${rule.page.trim()}\n`
  return `${head}\n## Cases\n\n${casesOf(rule)
    .map((one) => `### ${readable(one).trim()}\n`)
    .join('\n')}`
}

function casesOf({ id }) {
  const path = ['rules', 'rules/beside']
    .map((folder) => `${root}test/${folder}/${id}.md`)
    .find((path) => existsSync(path))
  if (!path) throw new Error(`The rule ${id} has no page of cases: write test/rules/${id}.md.`)
  return casesOnPage(readFileSync(path, 'utf8'))
}
