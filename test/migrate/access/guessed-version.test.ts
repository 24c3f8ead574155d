import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const fixesOf = (text: string, from: 'auto' | '2.2' | '2.4') =>
  migrate(siteFromTexts({ 'httpd.conf': text }, { complete: true, from }), { rules: [accessControl] }).findings.map(
    ({ fix }) => fix,
  )

/** 2.2 inherits Deny here and asks for a password; 2.4 with mod_access_compat inherits neither and lets everybody in. */
const differs = `ServerRoot /etc/httpd
MaxRequestWorkers 100
<Directory "/srv">
    Order allow,deny
    Deny from all
</Directory>
<Directory "/srv/x">
    AuthType Basic
    AuthName x
    Require valid-user
    Satisfy any
</Directory>
`

const same = `ServerRoot /etc/httpd
MaxRequestWorkers 100
<Directory "/srv">
    Order deny,allow
    Deny from all
    Allow from 192.0.2.1
</Directory>
`

describe('files with words of 2.4 that a first run may have written, or not', () => {
  test('what 2.2 answered otherwise is for review, and says what must be true', () => {
    const fixes = fixesOf(differs, 'auto')
    expect(fixes.length).toBeGreaterThan(0)
    for (const fix of fixes) {
      expect(fix?.safe).toBe(false)
      expect(fix?.assumes).toMatch(/is from 2\.2 and partly upgraded/)
    }
  })

  test('with a line that no 2.4 starts with, all the files have run on 2.2 alone, and the fix is safe', () => {
    const texts = (text: string, from: 'auto' | '2.2') =>
      fixesOf(text, from).map((fix) => [fix?.safe, fix?.edits.length])
    const stopped = `LockFile /run/accept.lock\n${differs}`
    expect(texts(stopped, 'auto')).toEqual(texts(stopped, '2.2'))
    const { findings } = migrate(siteFromTexts({ 'httpd.conf': stopped }), { rules: [accessControl] })
    for (const { fix } of findings) expect(fix?.assumes).toMatch(/ The configuration is from 2\.2/)
  })

  test('a Require for 2.4 among them may be finished or not: what lies below it is for review', () => {
    const above = '<Directory "/srv/y">\nRequire ip 192.0.2.1\n</Directory>\n'
    const below = '<Directory "/srv/y/z">\nOrder allow,deny\nAllow from all\n</Directory>\n'
    const [fix] = fixesOf(`ServerRoot /etc/httpd\nLockFile /run/accept.lock\n${above}${below}`, 'auto').filter(Boolean)
    expect(fix?.assumes).toMatch(/is from 2\.2 and partly upgraded/)
  })

  test('the same where not all files are given', () => {
    const { findings } = migrate(siteFromTexts({ 'httpd.conf': differs }), { rules: [accessControl] })
    for (const { fix } of findings)
      expect(fix?.assumes).toMatch(/^No other file sets .* The configuration is from 2\.2/)
    const alike = migrate(siteFromTexts({ 'httpd.conf': same }), { rules: [accessControl] }).findings
    for (const { fix } of alike) expect(fix?.assumes).toMatch(/^No other file sets access rules[^.]*\.$/)
  })

  test('where the version is said, the fix is safe', () => {
    for (const from of ['2.2', '2.4'] as const) for (const fix of fixesOf(differs, from)) expect(fix?.safe).toBe(true)
    const texts = (['2.2', '2.4'] as const).map((from) =>
      fixesOf(differs, from)[0]
        ?.edits.map(({ text }) => text)
        .join(),
    )
    expect(texts[0]).not.toBe(texts[1])
  })

  test('where both versions want the same lines, the fix stays safe', () => {
    for (const fix of fixesOf(same, 'auto')) expect(fix?.safe).toBe(true)
  })

  test('a second run of what a first one has written opens nothing', () => {
    const before = differs.replace('MaxRequestWorkers', 'MaxClients')
    const once = migrate(siteFromTexts({ 'httpd.conf': before }))
    const [written = ''] = once.texts.values()
    expect(written).toContain('MaxRequestWorkers')
    expect(written).toContain('Satisfy any')
    expect(migrate(siteFromTexts({ 'httpd.conf': written }, { complete: true })).texts.size).toBe(0)
  })
})

test('with a line that no 2.2 starts with, and no fix writes, nobody is asked whether the files run on 2.4', () => {
  const load = 'LoadModule access_compat_module modules/mod_access_compat.so\n'
  const asks = (lines: string) =>
    fixesOf(`${lines}${differs}`, 'auto').some((fix) => /already runs on 2\.4/.test(fix?.assumes ?? ''))
  const on24 =
    'LoadModule authz_core_module modules/mod_authz_core.so\nLoadModule mpm_event_module modules/mod_mpm_event.so\nMutex default\nProtocols h2 http/1.1\n'
  expect(asks(on24)).toBe(true)
  expect(asks(on24 + load)).toBe(false)
  // A configuration for both versions.
  expect(asks(`${on24}<IfModule mod_authz_core.c>\n${load}</IfModule>\n`)).toBe(true)
})
