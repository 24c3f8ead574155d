import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { findingKey, fingerprintHash, fingerprintsOf } from '../../src/report/fingerprint.js'
import { sarif } from '../../src/report/sarif.js'
import { siteFromTexts } from '../../src/site/site.js'
import { reportOf } from './reports.js'
import { sarifMistakes } from './sarif-schema.js'

const reportOn = (texts: Readonly<Record<string, string>>) => {
  const site = siteFromTexts(texts)
  return { site, migration: migrate(site, { fixes: 'all' }), applied: new Set<never>() }
}

const written = (texts: Readonly<Record<string, string>>) => JSON.parse(sarif(reportOn(texts))).runs[0]

const texts = {
  'conf d/ü#.conf':
    'MaxClients 5\n<Directory /srv>\n  Order allow,deny\n  Allow from all\n</Directory>\nNameVirtualHost *:80',
}

describe('the official schema', () => {
  test.each<[string, string]>([
    ['results with fixes of every kind', sarif(reportOn(texts))],
    ['nothing found', sarif(reportOn({ 'a.conf': 'Listen 80\n' }))],
    ['a fix over two files', sarif(reportOf({ 'a.conf': 'First\n', 'b.conf': 'Far\nGone\nHard x\nOld y\n' }))],
    ['places that cannot be read', sarif(reportOn({ 'a.conf': '<Directory /a>\nMaxClients 5\n' }))],
    ['a version', sarif(reportOn(texts), '1.2.3')],
    ['odd names', sarif(reportOn({ '/etc/a b#?%.conf': 'MaxClients 5\n', '../x:y.conf': 'MaxClients 5\n' }))],
  ])('takes %s', (_title, text) => {
    expect(sarifMistakes(text)).toEqual([])
  })

  test('refuses what is none', () => {
    const log = JSON.parse(sarif(reportOn(texts)))
    log.runs[0].results[0].level = 'info'
    delete log.runs[0].tool.driver.name
    expect(sarifMistakes(JSON.stringify(log))).toEqual([
      "/runs/0/tool/driver must have required property 'name'",
      '/runs/0/results/0/level must be equal to one of the allowed values',
    ])
  })

  test('refuses what its errata do', () => {
    const log = JSON.parse(sarif(reportOn(texts)))
    log.runs[0].results[0].locations[0].physicalLocation.region = { endLine: 3 }
    log.runs[0].language = 'en-'
    const mistakes = sarifMistakes(JSON.stringify(log)).join('\n')
    expect(mistakes).toContain("region must have required property 'startLine'")
    expect(mistakes).toContain('/runs/0/language must match pattern')
  })
})

test('places whose meaning is not clear are notifications, not results', () => {
  const { invocations, results } = written({ 'a.conf': 'Listen 80\n<Directory /a>\n' })
  expect(results).toEqual([])
  expect(invocations).toMatchObject([
    { executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning', locations: [{}] }] },
  ])
  expect(invocations[0].toolExecutionNotifications[0].locations[0].physicalLocation.region.startLine).toBe(2)
})

test('results with their rules, places, fingerprints and fixes, the worst first', () => {
  const run = written(texts)
  expect(run.results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level])).toEqual([
    ['access-control', 'error'],
    ['name-virtual-host', 'warning'],
    ['renamed-directives', 'note'],
  ])
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId)
  const [, , rename] = run.results
  expect(rename.locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: 'conf%20d/%C3%BC%23.conf' },
        region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 11 },
      },
    },
  ])
  expect(rename.fixes[0].artifactChanges[0].replacements).toEqual([
    {
      deletedRegion: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 11 },
      insertedContent: { text: 'MaxRequestWorkers' },
    },
  ])
  for (const { help, helpUri, shortDescription } of run.tool.driver.rules) {
    expect(help.markdown).toContain(helpUri)
    expect(shortDescription.text).toMatch(/\.$/)
  }
})

test('nothing found: a run without results, which closes earlier alerts', () => {
  expect(written({ 'a.conf': 'Listen 80\n' })).toMatchObject({
    results: [],
    tool: { driver: { name: 'httpd-upgrade', rules: [] } },
  })
})

test('fixes that were applied are no results any more', () => {
  const report = reportOn(texts)
  expect(JSON.parse(sarif({ ...report, applied: report.migration.taken })).runs[0].results).toEqual([])
})

const printsOf = (text: string, path = 'a.conf') => [
  ...fingerprintsOf(migrate(siteFromTexts({ [path]: text })).findings).values(),
]

test('a finding is known again on another line, in other letters and with other blanks', () => {
  const text = 'MaxClients 5\n'
  for (const other of ['# x\n\nMaxClients 5\n', 'maxclients   5\n', '  MaxClients "5"\n', 'MaxClients \\\n 5\n'])
    expect(printsOf(other), other).toEqual(printsOf(text))
})

test('and told from others: by path, words, sections around it, and its place among its likes', () => {
  const prints = [
    ...printsOf('MaxClients 5\nMaxClients 5\n'),
    ...printsOf('MaxClients 6\n'),
    ...printsOf('MaxClients 5\n', 'b.conf'),
    ...printsOf('<VirtualHost *:80>\nMaxClients 5\n</VirtualHost>\n'),
    ...printsOf('<VirtualHost *:81>\nMaxClients 5\n</VirtualHost>\n'),
  ]
  expect(new Set(prints).size).toBe(6)
  expect(prints.slice(0, 2).map((print) => print.slice(16))).toEqual([':1', ':2'])
})

test('keys of thousands of texts differ', () => {
  const hashes = Array.from({ length: 20_000 }, (_, index) =>
    fingerprintHash(`Allow from 10.0.${index >> 8}.${index & 255}`),
  )
  expect(new Set(hashes).size).toBe(20_000)
  expect(hashes.every((each) => /^[0-9a-f]{16}$/.test(each))).toBe(true)
})

test('a key has no part in what it speaks of', () => {
  const [finding] = migrate(siteFromTexts({ 'a.conf': 'MaxClients 5\n' })).findings
  if (!finding) throw new Error('nothing was found')
  expect(findingKey({ ...finding, message: 'other', fix: undefined })).toBe(findingKey(finding))
})
