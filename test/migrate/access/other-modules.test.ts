import { describe, expect, test } from 'vitest'
import { type Migration, migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { linesReadingUnseenText } from '../../../src/models/lines-unseen.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { members, open, section, shut } from './tricks.js'

const migrated = (text: string, from: '2.2' | '2.4' = '2.2'): Migration =>
  migrate(siteFromTexts({ 'httpd.conf': text }, { complete: true, from }), { rules: [accessControl] })

const fixed = (text: string, from: '2.2' | '2.4' = '2.2'): string => [...migrated(text, from).texts.values()][0] ?? text

const auth = 'AuthType Basic\nAuthName members\n'
const both = 'Require ldap-group cn=a\nRequire valid-user\n'
const url = 'AuthLDAPURL ldap://ldap.example.org/o=a\n'
const folder = (lines: string, path = '/srv') => section('Directory', path, lines)

describe('Require lines of LDAP beside others', () => {
  test.each([
    ['without an AuthLDAPURL', folder(auth + both)],
    [
      'with one that is said for a provider',
      `<AuthnProviderAlias ldap a>\n${url}</AuthnProviderAlias>\n${folder(auth + both)}`,
    ],
    ['with one in a guard', folder(`${auth}<IfDefine Ldap>\n${url}</IfDefine>\n${both}`)],
    [
      'with one that 2.2 forgot',
      folder(`${auth}${url}Require user joe\n`) + folder(`AuthLDAPGroupAttribute member\n${both}`, '/srv/a'),
    ],
  ])('%s are left to a person', (_what, text) => {
    expect(fixed(text)).toBe(text)
    expect(migrated(text).findings.at(-1)?.message).toContain('The files show no AuthLDAPURL')
  })

  test('with one decide alone', () => {
    expect(fixed(folder(auth + url + both))).toBe(folder(`${auth}${url}Require ldap-group cn=a\n`))
    const above = folder(auth + url + both)
    expect(fixed(above + folder(`${open}Satisfy all\n`, '/srv/a'))).toContain(
      '<Directory "/srv/a">\nRequire ldap-group cn=a\n',
    )
  })
})

test('a guard for 2.4 beside authentication lines alone is not joined by another Require', () => {
  const text = folder(`${auth}AuthGroupFile /g\n<IfModule mod_authz_core.c>\nRequire group a\n</IfModule>\n`)
  expect(fixed(text)).toBe(text)
})

describe('code that is run as httpd starts', () => {
  const text = folder(shut)
  test('may make sections where it is read as configuration', () => {
    const site = siteFromTexts({ 'httpd.conf': `PerlConfigRequire /etc/sections.pl\n${text}` }, { from: '2.2' })
    expect(migrate(site, { rules: [accessControl] }).findings[0]?.fix).toMatchObject({
      safe: false,
      assumes: expect.stringContaining('The code in PerlConfigRequire'),
    })
  })

  test('may do so in the files themselves, though they are all', () => {
    const [finding] = migrated(`<Perl>\npush @PerlConfig, $ENV{LINES};\n</Perl>\n${text}`).findings
    expect(finding?.fix).toMatchObject({ safe: false, assumes: expect.stringContaining('The code in <Perl>') })
  })

  test.each(['PerlRequire', 'PerlConfigRequire'])(
    '%s of a file that is not given sets nothing, if these are all',
    (name) => {
      const all = `${name} /etc/startup.pl\n${text}`
      const site = siteFromTexts({ 'httpd.conf': all }, { complete: true, from: '2.2' })
      expect(linesReadingUnseenText(site).length).toBe(1)
      expect(fixed(all)).toContain('Require all denied')
    },
  )
})

describe('what a password can outweigh under Satisfy Any, and never in 2.4', () => {
  const either = `${members}${shut}Allow from 127.0.0.1\nSatisfy any\n`
  test.each([
    ['SSLRequireSSL', '2.4'],
    ['AuthzSVNAccessFile /etc/svn', '2.4'],
    ['LuaHookAccessChecker /a.lua check', '2.2'],
    ['PerlAccessHandler My::Access', '2.4'],
  ] as const)('%s, on %s', (line, from) => {
    const text = folder(`${either}${line}\n`)
    expect(fixed(text, from)).toBe(text)
    const below = folder(`${line}\n`) + folder(either, '/srv/a')
    expect(fixed(below, from)).toBe(below)
  })

  // A real 2.2.34 let bob in at /srv/a by his password alone, from any address and without TLS.
  test.each([
    ['in a location', `${section('Location', '/a', 'SSLRequireSSL\n')}`],
    ['in a section for names', `${section('Files', 'a', 'SSLRequire %{SSL_CIPHER_USEKEYSIZE} >= 128\n')}`],
    ['in a folder below', folder('SSLVerifyClient require\n', '/srv/a/b')],
    ['beside a Satisfy Any of its own', section('Files', 'a', 'SSLRequireSSL\nSatisfy any\n')],
  ])('%s, where nothing else is said', (_what, other) => {
    const text = folder(either, '/srv/a') + other
    expect(fixed(text)).toBe(text)
    expect(migrated(text).findings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^In 2\.2, because of Satisfy Any, a password let in requests that (`SSL|a rule like)/),
    )
  })

  test('has forms to choose from: a password for all, or the addresses and the password as they were', () => {
    const ways = (line: string) =>
      migrated(folder(`${either}${line}\n`)).findings.flatMap(({ forms = [] }) => forms.map(({ title }) => title))
    expect(ways('SSLRequireSSL')).toEqual([
      'Ask everybody for a password, in addition to SSLRequireSSL',
      'Write `Require valid-user` and `Require ip 127.0.0.1`, in addition to SSLRequireSSL',
    ])
    expect(ways('AuthzSVNAccessFile /etc/svn')).toEqual([
      'Ask everybody for a password, in addition to AuthzSVNAccessFile',
    ])
  })

  test('SSLVerifyClient none asks for nothing', () => {
    const text = folder(`${either}SSLVerifyClient none\n`)
    expect(fixed(text)).toContain('Require ip 127.0.0.1\nSSLVerifyClient none\n')
  })

  test('is no matter where a password is asked for in any case, or nowhere', () => {
    const all = folder(`${members}${shut}Allow from 10\n`) + section('Location', '/a', 'SSLRequireSSL\n')
    expect(fixed(all)).toContain('<RequireAll>')
    expect(migrated(all).findings).toHaveLength(1)
    const hosts = folder(`${shut}Allow from 10\nSatisfy any\n`) + section('Location', '/a', 'SSLRequireSSL\n')
    expect(fixed(hosts)).toContain('Require ip 10\n')
  })

  test('on 2.4 where nobody must log in', () => {
    const text = folder(`SSLRequireSSL\n${shut}Satisfy any\n`)
    expect(fixed(text, '2.4')).toBe(text)
  })
})
