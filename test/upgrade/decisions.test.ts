import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import type { Finding } from '../../src/migrate/rule.js'
import { siteFromTexts } from '../../src/site/site.js'
import { formsToTick } from '../../src/upgrade/decisions.js'

const lost = '<IfModule mod_mem_cache.c>\nMCacheSize 4096\n</IfModule>\n'

const keysOf = (text: string, change: (finding: Finding) => Finding): readonly string[] =>
  migrate(siteFromTexts({ 'a.conf': text }), {})
    .findings.filter(({ forms }) => forms)
    .flatMap((finding) => formsToTick([change(finding)]).map(({ key }) => key))

test('the box of a form is the same in other words and on another line', () => {
  const before = keysOf(lost, (finding) => finding)
  expect(before).toHaveLength(1)
  const reworded = (finding: Finding): Finding => ({
    ...finding,
    message: 'Other words.',
    forms: (finding.forms ?? []).map((form) => ({ ...form, title: 'Other words' })),
  })
  expect(keysOf(`ServerName x\n${lost}`, reworded)).toEqual(before)
})

test('the box of another form is another one', () => {
  const renamed = (finding: Finding): Finding => ({
    ...finding,
    forms: (finding.forms ?? []).map((form) => ({ ...form, name: 'other' })),
  })
  expect(keysOf(lost, renamed)).not.toEqual(keysOf(lost, (finding) => finding))
})
