import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const folder = (...lines: readonly string[]) => `<Directory /srv>\n${lines.join('\n')}\n</Directory>\n`
const findingsOf = (text: string) =>
  migrate(siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' }), { rules: [accessControl] })

function fixed(text: string): string {
  return [...findingsOf(text).texts.values()][0] ?? text
}

/** httpd has no comments at the end of a line: 2.2 took the words for the ends of clients' names. */
describe('words behind # on a Deny line', () => {
  test.each(['# bots', '# google', '# the office', '# spammers in cn', '# my-lan'])('%s may be names', (words) => {
    const text = folder('Order allow,deny', 'Allow from all', `Deny from 10.0.0.1 ${words}`)
    expect(fixed(text)).toBe(text)
  })

  test.each(['# of the', '#', '#spam', '# (spam!)', "# don't"])('%s are none', (words) => {
    expect(fixed(folder('Order allow,deny', 'Allow from all', `Deny from 10.0.0.1 ${words}`))).toContain(
      'Require not ip 10.0.0.1\n',
    )
  })

  test.each(['Deny from all # no access', 'Deny from 10.0.0.1 # not for all bots'])(
    '%s keeps out all in any case',
    (line) => {
      expect(fixed(folder('Order deny,allow', line))).toContain('Require all denied\n')
    },
  )
})

describe('words behind # on an Allow line', () => {
  test('that names do end in are told', () => {
    const [finding] = findingsOf(folder('Order allow,deny', 'Allow from 10.0.0.1 # the office in Rome')).findings
    expect(finding?.fix).toMatchObject({ safe: false, assumes: expect.stringContaining('name ending in `in`') })
  })

  test.each(['Allow from 10.0.0.1 # the office', 'Allow from all # to us'])('%s', (line) => {
    const [finding] = findingsOf(folder('Order allow,deny', line)).findings
    expect(finding?.fix?.safe).toBe(true)
  })
})
