import { expect, test } from 'vitest'
import { jobSummary } from '../../../src/action/job-summary.js'
import { migrate } from '../../../src/index.js'
import type { Finding, Rule } from '../../../src/migrate/rule.js'
import { summaryOf } from '../../../src/report/summary.js'
import { siteFromTexts } from '../../../src/site/site.js'

const commit = { gitHubUrl: 'https://github.com', repository: 'a/b', sha: 'abc' }

const wordy: Rule = {
  id: 'wordy',
  title: 'Lines of which there is much to say',
  severity: 'warning',
  group: 'tidy',
  see: 'https://httpd.apache.org/docs/2.4/',
  covers: [],
  page: '',
  *check(site) {
    for (const at of site.directives('Old')) yield { at, message: `${'é'.repeat(300)}${at.start}` }
  },
}

test('a summary stays below a mebibyte, counted in bytes, and says what is missing', () => {
  const path = `${'é'.repeat(120)}.conf`
  const site = siteFromTexts({ [path]: 'Old 1\n'.repeat(4_000) })
  const migration = migrate(site, { rules: [wordy] })
  const report = { site, migration, applied: new Set<Finding>() }
  const text = jobSummary({
    counts: summaryOf(report),
    findings: migration.findings,
    checklist: [],
    commit,
    paragraphs: ['Done.'],
  })
  const rows = text.match(/^\| \[/gm)?.length ?? 0
  expect(Buffer.byteLength(text)).toBeLessThan(1_048_576)
  expect(rows).toBeGreaterThan(500)
  expect(text).toContain(`…and ${String(4_000 - rows).replace(/(?=(\d{3})$)/, ',')} more findings`)
})
