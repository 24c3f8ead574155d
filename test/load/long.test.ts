import { describe, expect, test } from 'vitest'
import { migrate, siteFromTexts } from '../../src/index.js'
import { rarelyUsedFormatters } from '../../src/report/formats.js'
import { runs } from '../thoroughness.js'

const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
const denied = (count: number) => Array.from({ length: count }, (_, index) => `Deny from ${address(index)}\n`).join('')

const section = (lines: string) => `<Directory /a>\nOrder allow,deny\nAllow from all\n${lines}</Directory>\n`

/** The findings of a file, and its new text. */
function migrated(text: string) {
  const site = siteFromTexts({ 'a.conf': text }, { complete: true })
  const migration = migrate(site)
  expect(migration.findings.flatMap(({ failed, message }) => (failed ? message : []))).toEqual([])
  return { site, migration, text: [...migration.texts.values()][0] ?? text }
}

describe('what is long', () => {
  test('a list of many addresses, in every format', () => {
    const many = runs(6_000, 130_000)
    const { site, migration, text } = migrated(section(denied(many)))
    expect(text.match(/Require not ip/g)).toHaveLength(many)
    for (const format of Object.values(rarelyUsedFormatters))
      expect(format({ site, migration, applied: new Set() }, '1.0.0')).not.toBe('')
  })

  test('Allow lines, which are written where they stand', () => {
    const many = runs(6_000, 130_000)
    const lines = denied(many).replaceAll('Deny', 'Allow')
    const { text } = migrated(`<Directory /a>\nOrder deny,allow\nDeny from all\n${lines}</Directory>\n`)
    expect(text.match(/^ *Require ip/gm)).toHaveLength(many)
  })

  test('rules that refuse by patterns for two slashes', () => {
    const rules = Array.from({ length: runs(8_000, 30_000) }, (_, index) => `RewriteRule !^/${index}//x - [F]\n`).join(
      '',
    )
    const { findings } = migrated(`ServerRoot /srv\nListen 80\n${rules}`).migration
    expect(findings.filter(({ rule }) => rule.id === 'reading-of-requests').length).toBe(1)
  })

  // More than a call takes arguments, in every run.
  test('150,000 access lines in one place', () => {
    expect(migrated(section('Allow from all\nDeny from 10.0.0.1\n'.repeat(75_000))).text).toContain('Require')
  })

  const megabytes = runs(2, 8)
  const filled = (words: string) => words.repeat((megabytes * 1_000_000) / words.length)

  test.each<[string, string]>([
    ['clients', section(`Deny from ${filled('10.0.0.1 ')}\n`)],
    ['a name', `ServerName ${filled('x')}\n`],
    ['words over lines', `Options \\\n${filled('Indexes \\\n')}\n`],
    ['a string', `SSLRequire "${filled('%{a} ')}"\n`],
    ['a comment', `# ${filled('x')}\n`],
  ])(`a line of ${megabytes} MB: %s`, (_title, text) => {
    expect(migrated(text).text.length).toBeGreaterThan(0)
  })

  test('many servers in one run', () => {
    const count = runs(50, 400)
    const texts = Array.from({ length: count }, (_, index): [string, string][] => [
      [`s${index}/httpd.conf`, `ServerRoot /srv/${index}\nUser a\nListen 80\nInclude conf.d/*.conf\n${section('')}`],
      [`s${index}/conf.d/a.conf`, section('Deny from 10.0.0.1\n').replaceAll('Directory', 'Location')],
    ])
    const { findings } = migrate(siteFromTexts(Object.fromEntries(texts.flat())))
    expect(findings.filter(({ rule }) => rule.id === 'access-control').length).toBeGreaterThanOrEqual(count)
  })

  // Each more character doubled the time.
  test.each<[string, string, string]>([
    ['a string without its end', 'a.conf', `SSLRequire "${'x'.repeat(100)}\n`],
    ['a name of dashes', `httpd.conf${'-'.repeat(100)}!`, 'Timeout 300\n'],
  ])('%s', (_title, path, text) => {
    expect(migrate(siteFromTexts({ [path]: text })).texts.size).toBe(0)
  })

  test('brackets in brackets', () => {
    const pattern = `${'(a|'.repeat(50_000)}b${')'.repeat(50_000)}`
    // httpd refuses such a pattern; nothing ends for it here.
    const { migration } = migrated(`<LocationMatch "${pattern}">\nOrder deny,allow\nDeny from all\n</LocationMatch>\n`)
    expect(migration.findings.map(({ rule }) => rule.id)).toContain('access-control')
  })
})
