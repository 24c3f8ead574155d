// Writes what is made from the source: the rules' pages and the list of them, docs/coverage.md, the picture of a report,
// the manual page and the schema of the settings file.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rules } from '../dist/index.mjs'
import { writeCoverage } from './coverage.js'
import { writeManual } from './manual.js'
import { picture } from './picture.js'
import { rulePage } from './rule-page.js'
import { writeSchema } from './schema.js'
import { fromSource } from './source.js'

const { ruleGroups } = await fromSource(['migrate/rule-groups'])
const root = fileURLToPath(new URL('..', import.meta.url))

/** docs/rules.md: every rule, by its group. */
function rulesPage() {
  const groups = Object.entries(ruleGroups).map(([group, about]) => {
    const rows = rules
      .filter((rule) => rule.group === group)
      .map(({ id, severity, title }) => `| [${id}](rules/${id}.md) | ${severity} | ${title.replaceAll('<', '&lt;')} |`)
    return [`## ${group}: ${about}`, '', '| rule | severity | |', '|---|---|---|', ...rows, ''].join('\n')
  })
  return `${rulesHead}\n${groups.join('\n')}`
}

const rulesHead = `# Rules

Find a rule and read its page, here or with \`httpd-upgrade rules NAME\`. \`--only\` and \`--skip\` take the name of a rule or a
group. So do the [settings](settings.md), which can also change a severity. **error**: it keeps 2.4 from starting, or makes it answer
500. **warning**: 2.4 starts and behaves differently. **info**: nothing changes by itself.
`

/** What a user sees first, cut to what fits on a page. */
function firstLook() {
  const args = ['dist/cli.js', '--color', 'test/sites/legacy']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const findings = stdout.split(/\n\n/)
  const summary =
    findings
      .find((part) => /files read/.test(part))
      ?.split('\n')
      .find((line) => /files read/.test(line)) ?? ''
  const chosen = ['keepalive-value', 'access-control', 'name-virtual-host', 'default-type']
  const named = new Set(chosen.map((rule) => findings.find((part) => part.includes(`[${rule}]`))))
  const isHead = (part) => /^\S*[^\n]* \(\d+\):\S*$/.test(part)
  const parts = findings.filter((part) => isHead(part) || named.has(part))
  const shown = parts.slice(0, parts.findLastIndex((part) => named.has(part)) + 1)
  return picture('node dist/cli.js test/sites/legacy', [...shown, '    …', summary].join('\n\n'))
}

// Where a rule has no page of cases, nothing is taken away.
const pages = rules.map((rule) => [rule.id, rulePage(rule)])
rmSync(`${root}docs/rules`, { recursive: true, force: true })
mkdirSync(`${root}docs/rules`, { recursive: true })
for (const [id, page] of pages) writeFileSync(`${root}docs/rules/${id}.md`, page)
writeFileSync(`${root}docs/output.svg`, firstLook())
writeFileSync(`${root}docs/rules.md`, rulesPage())
await writeCoverage()
await writeManual()
await writeSchema()
