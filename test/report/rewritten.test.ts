import { describe, expect, test } from 'vitest'
import { type Edit, insertAfter, insertBefore, removeLine, replace, replaceLine, safeFix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import { type Migration, runRules } from '../../src/migrate/migrate.js'
import type { Rule } from '../../src/migrate/rule.js'
import { json } from '../../src/report/json.js'
import { namedPlacesUpdater, rewrittenPositions } from '../../src/report/rewritten.js'
import { type Site, siteFromTexts } from '../../src/site/site.js'
import type { Directive } from '../../src/syntax/tree.js'
import { rules } from './reports.js'

const changes: Readonly<Record<string, (at: Directive) => Edit>> = {
  Gone: removeLine,
  Above: (at) => insertBefore(at, ['One', 'Two']),
  Below: (at) => insertAfter(at, ['One']),
  Other: (at) => replaceLine(at, ['One', 'Two']),
  Word: (at) => replace(at, at.name, 'Longer'),
}

const all: Rule = {
  id: 'all',
  title: 'All',
  severity: 'info',
  group: 'tidy',
  covers: [],
  page: '',
  see: 'https://httpd.apache.org/docs/2.4/',
  *check(site) {
    for (const [name, change] of Object.entries(changes))
      for (const at of site.directives(name)) yield { at, message: name, fix: safeFix(name, change(at)) }
  },
}

const rewritten = (site: Site, migration: Migration) => rewrittenPositions(migration, new Set(site.files))

describe('where a line stands by now', () => {
  test.each([
    ['below one that is gone', 'Gone\nHere\n', '1:1 Here'],
    ['below one that others were put above', 'Above\nHere\n', '4:1 Here'],
    ['itself, below what was put above it', 'Gone\nAbove\n', '3:1 Above'],
    ['above what was put below it', 'Here\nBelow\n', '1:1 Here'],
    ['below what was put there', 'Below\nHere\n', '3:1 Here'],
    ['below one that became two', 'Other\nHere\n', '3:1 Here'],
    ['below all of them', 'Gone\nAbove\nBelow\nOther\nGone\n  Here\n', '8:1 Here'],
    ['behind a longer word', 'Word\n<X>\nHere\n</X>\n', '3:1 Here'],
    ['with CRLF', 'Gone\r\nOther\r\nHere\r\n', '3:1 Here'],
  ])('%s', (_, text, place) => {
    const site = siteFromTexts({ 'a.conf': text })
    const migration = runRules(site, [all], { fixes: 'all' })
    const [line = site.directives('Above')[0]] = site.directives('Here')
    const positions = rewritten(site, migration).get(site.files[0] as never)
    const at = positions?.at(line?.start ?? 0)
    expect(`${at?.line}:${at?.column} ${positions?.line(at?.line ?? 0).trim()}`).toBe(place)
  })
})

test('of what is gone, where it stood', () => {
  const site = siteFromTexts({ 'a.conf': 'Listen 80\nGone 1 2\nHere\n' })
  const positions = rewritten(site, runRules(site, [all], { fixes: 'all' })).get(site.files[0] as never)
  expect(positions?.at(site.files[0]?.text.indexOf('2') ?? 0)).toEqual({ line: 2, column: 1 })
})

test('sentences name lines as they are, of the files that were written and of no others', () => {
  const site = siteFromTexts({ 'conf/a.conf': 'Gone\nHere\n', 'b.conf': 'Listen 80\n' })
  const migration = runRules(site, [all], { fixes: 'all' })
  const now = namedPlacesUpdater(rewritten(site, migration))
  const said = (message: string) => now({ ...migration.findings[0], message } as never).message
  expect(said('See `<X>` (conf/a.conf:2), conf/a.conf:2 and b.conf:1.')).toBe(
    'See `<X>` (conf/a.conf:1), conf/a.conf:1 and b.conf:1.',
  )
  for (const other of ['other/conf/a.conf:2', 'conf/a.conf:99', '[::1]:2', '*:2'])
    expect(said(`See ${other}.`)).toBe(`See ${other}.`)
})

test('what is still to be made has the lines of the file by now, what was made those of before', () => {
  const site = siteFromTexts({ 'a.conf': 'First\nFar\nOld 1\nGone\n' })
  const migration = migrate(site, { rules, fixes: 'safe' })
  expect([...migration.texts.values()]).toEqual(['Far\nFirst\nNew 1\nGone\n'])
  const after = rewritten(site, migration)
  const report = JSON.parse(json({ site, migration, applied: migration.taken, rewritten: after }))
  const found = report.files[0].findings as { rule: string; line: number; fix: { edits: { startLine: number }[] } }[]
  expect(found.map(({ rule, line, fix }) => [rule, line, ...fix.edits.map(({ startLine }) => startLine)])).toEqual([
    ['far', 3, 2, 1],
    ['old-name', 3, 3],
    ['gone', 4, 4],
  ])
})
