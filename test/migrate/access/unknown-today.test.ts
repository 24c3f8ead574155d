import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { everyRule } from '../../../src/migrate/rules/index.js'
import { type SiteOptions, siteFromTexts } from '../../../src/site/site.js'

const login = 'AuthType Basic\nAuthName x\nAuthUserFile /etc/users\n'
const section = (lines: string, path = '/srv') => `<Directory ${path}>\n${lines}\n</Directory>\n`
const granted = section(`${login}Require all granted`)

/** What is said of access where this is all of a 2.2. */
function said(text: string, options: SiteOptions = { complete: true, from: '2.2' }): readonly string[] {
  const { findings } = migrate(siteFromTexts({ 'httpd.conf': text }, options), { rules: [accessControl] })
  return findings.map(({ severity, message, fix }) => `${severity}${fix ? ' with a fix' : ''}: ${message}`)
}

describe('a Require of 2.4 that a 2.2 reads, beside nothing old of access', () => {
  test.each([
    ['LockFile', 'LockFile logs/lock\n'],
    ['a module that is gone', 'LoadModule authn_default_module modules/mod_authn_default.so\n'],
  ])('is said to let in, where %s shows that 2.4 has never read it', (_, line) => {
    expect(said(line + granted)).toEqual([
      'warning: With this line, 2.4 lets in everybody, without a password. 2.2 does not know `Require all granted` and refuses everybody. If this line was written for the upgrade, keep it. Otherwise write `Require all denied` instead.',
    ])
  })

  test('is said beside what 2.4 alone reads', () => {
    const text = `LockFile x\n${section('Require all granted\n<IfModule mod_authz_core.c>\nRequire local\n</IfModule>')}`
    expect(said(text)).toEqual([expect.stringContaining('2.2 does not know `Require all granted`')])
  })

  test('is said once for each file', () => {
    const [one, ...more] = said(
      `LockFile x\n${granted}${section('Require all granted', '/b')}${section('Require local', '/c')}`,
    )
    expect(more).toEqual([])
    expect(one).toMatch(
      / The same applies to `<Directory \/b>` \(httpd\.conf:\d+\) and `<Directory \/c>` \(httpd\.conf:\d+\)\.$/,
    )
  })

  test('is not told where 2.4 lets nobody in either', () => {
    expect(said(`LockFile x\n${section(`${login}Require all denied`)}`)).toEqual([])
  })

  test.each([
    ['nothing shows that 2.4 has not read it', granted],
    ['a line beside it keeps 2.2 from starting', `LockFile x\nMutex sem\n${granted}`],
    ['a module of 2.4 is loaded', `LockFile x\nLoadModule authz_core_module modules/mod_authz_core.so\n${granted}`],
    ['what is gone stands in a guard', `<IfModule prefork.c>\nLockFile x\n</IfModule>\n${granted}`],
    ['it is for 2.4 alone', `LockFile x\n${section('<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>')}`],
    ['Satisfy Any above it lets everybody in', `LockFile x\n${section('Satisfy Any', '/')}${granted}`],
  ])('gets no word of its own where %s', (_, text) => {
    expect(said(text).filter((one) => one.includes('2.2 does not know'))).toEqual([])
  })

  test('gets none after a run that wrote it', () => {
    const text = `LockFile x\nLoadModule authz_default_module modules/mod_authz_default.so\n${section(`${login}Order allow,deny\nAllow from all`)}`
    const first = migrate(siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' }), { rules: everyRule })
    const [written = ''] = first.texts.values()
    expect(written).toContain('Require all granted')
    expect(said(written)).toEqual([])
  })
})
