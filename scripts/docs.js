// Writes the pages of the rules in docs/rules/ and the table of rules in the README, from the rules themselves.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rules } from '../dist/index.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

export function rulePage(rule) {
  const cases = readFileSync(`${root}test/rules/${rule.id}.md`, 'utf8').split(/^## /m).slice(1)
  const head = `# ${rule.id}\n\n**${rule.title}.** Severity: ${rule.severity}. Manual: <${rule.see}>.\n\n${rule.page.trim()}\n`
  return `${head}\n## Cases\n\n${cases.map((one) => `### ${readable(one).trim()}\n`).join('\n')}`
}

/** A page shows what the tests check, without the words that only the tests need. */
const readable = (text) =>
  text
    .replace(/^```apache after review.*$/gm, 'becomes, for review:\n\n```apache')
    .replace(/^```apache after.*$/gm, 'becomes\n\n```apache')
    .replace(/^```apache\b.*$/gm, '```apache')
    .replace(/^```text findings$/gm, 'and is reported as\n\n```text')
    .replace(/^Not checked on httpd: .*$\n?/gm, '')

export function readme(text) {
  const table = rules.map((rule) => `| [${rule.id}](docs/rules/${rule.id}.md) | ${rule.severity} | ${rule.title} |`)
  const block = ['<!-- rules -->', '| rule | severity | |', '|---|---|---|', ...table, '<!-- /rules -->'].join('\n')
  return text.replace(/<!-- rules -->[\s\S]*<!-- \/rules -->/, () => block)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(`${root}docs/rules`, { recursive: true, force: true })
  mkdirSync(`${root}docs/rules`, { recursive: true })
  for (const rule of rules) writeFileSync(`${root}docs/rules/${rule.id}.md`, rulePage(rule))
  const path = `${root}README.md`
  writeFileSync(path, readme(readFileSync(path, 'utf8')))
}
