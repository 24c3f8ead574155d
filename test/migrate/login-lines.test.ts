import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import type { Rule } from '../../src/migrate/rule.js'
import { authBasicInheritance } from '../../src/migrate/rules/access/auth-basic-inheritance.js'
import { nestedLdapGroups } from '../../src/migrate/rules/access/nested-ldap-groups.js'
import { passwordsBesideLdap } from '../../src/migrate/rules/access/passwords-beside-ldap.js'
import { siteFromTexts } from '../../src/site/site.js'

/** What is said of these files, and what becomes of them by safe fixes. */
function judged(rule: Rule, texts: Readonly<Record<string, string>>) {
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const { findings, texts: after } = migrate(site, { rules: [rule] })
  return {
    said: findings.map(({ file, fix }) => `${file.path}${fix ? '' : ', no fix'}`),
    changed: Object.fromEntries([...after].map(([file, text]) => [file.path, text])),
  }
}

const folder = (path: string, ...lines: readonly string[]) =>
  `<Directory ${path}>\n${lines.map((line) => `${line}\n`).join('')}</Directory>\n`

const url = 'AuthLDAPURL ldap://ldap.example.org/o=x?uid'

test('what was hardly meant is for review where that is chosen', () => {
  const texts = {
    'httpd.conf': folder('/srv', 'AuthBasicProvider ldap') + folder('/srv/a', 'AuthBasicAuthoritative On'),
  }
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const safe = (likelyMistakes: 'write' | 'review') =>
    migrate(site, { rules: [authBasicInheritance], likelyMistakes }).findings.map(({ fix }) => fix?.safe)
  expect([safe('write'), safe('review')]).toEqual([[true], [false]])
})

/** Two lines of AuthBasicProvider in one section are one list (mod_auth_basic.c, add_authn_provider). */
test.each([
  [
    'the provider stands beside the Include: nothing was forgotten',
    { 'httpd.conf': folder('/srv', 'AuthBasicProvider ldap', 'Include basic.conf') },
    [],
    {},
  ],
  [
    'the provider stands above the section with the Include',
    { 'httpd.conf': folder('/srv', 'AuthBasicProvider ldap') + folder('/srv/a', 'Include basic.conf') },
    ['basic.conf'],
    { 'basic.conf': 'AuthBasicAuthoritative On\nAuthBasicProvider file\n' },
  ],
  [
    'it is both, and one more provider in the same section would let in more',
    {
      'httpd.conf':
        folder('/srv', 'AuthBasicProvider ldap', 'Include basic.conf') + folder('/srv/a', 'Include basic.conf'),
    },
    ['basic.conf, no fix'],
    {},
  ],
])('AuthBasicAuthoritative in a file that is included: %s', (_, texts, said, changed) => {
  expect(judged(authBasicInheritance, { ...texts, 'basic.conf': 'AuthBasicAuthoritative On\n' })).toEqual({
    said,
    changed,
  })
})

test.each([
  ['a provider for 2.2 alone', 'AuthBasicAuthoritative On\n<IfVersion < 2.4>\nAuthBasicProvider dbm\n</IfVersion>'],
  ['it stands there for 2.4 alone', '<IfVersion >= 2.4>\nAuthBasicAuthoritative On\n</IfVersion>'],
])('2.2 forgot nothing where %s', (_, lines) => {
  const texts = { 'httpd.conf': folder('/srv', 'AuthBasicProvider ldap') + folder('/srv/a', lines) }
  expect(judged(authBasicInheritance, texts)).toEqual({ said: [], changed: {} })
})

test('a guard for 2.2 alone around AuthBasicAuthoritative keeps a line beside it from 2.4 too', () => {
  const guarded = '<IfVersion < 2.4>\nAuthBasicAuthoritative On\n</IfVersion>'
  const texts = { 'httpd.conf': folder('/srv', 'AuthBasicProvider ldap') + folder('/srv/a', guarded) }
  expect(judged(authBasicInheritance, texts)).toEqual({ said: ['httpd.conf, no fix'], changed: {} })
})

test.each([
  [
    'beside the Require',
    { 'httpd.conf': folder('/srv', 'Include ldap.conf', 'Require ldap-group cn=a') },
    { 'ldap.conf': `${url}\nAuthLDAPMaxSubGroupDepth 0\n` },
  ],
  [
    'in a section that no Require asks',
    { 'httpd.conf': folder('/srv', 'Include ldap.conf', 'Require valid-user') },
    {},
  ],
  [
    'in several sections, one of which asks',
    {
      'httpd.conf':
        folder('/srv/a', 'Include ldap.conf', 'Require valid-user') +
        folder('/srv/b', 'Include ldap.conf', 'Require ldap-group cn=a'),
    },
    { 'ldap.conf': `${url}\nAuthLDAPMaxSubGroupDepth 0\n` },
  ],
])('AuthLDAPURL in a file that is included %s', (_, texts, changed) => {
  expect(judged(nestedLdapGroups, { ...texts, 'ldap.conf': `${url}\n` }).changed).toEqual(changed)
})

test('a second run finds no more, though the first one has repeated a Require in a location', () => {
  const texts = {
    'httpd.conf': `${folder('/srv/a', url, 'AuthLDAPMaxSubGroupDepth 0', 'Require ldap-group cn=a')}<Location /a>
Require ldap-group cn=a
</Location>
${folder('/srv/b', url, 'Require group b')}`,
  }
  expect(judged(nestedLdapGroups, texts).said).toEqual([])
})

test('providers, directory and Require of one section in several files', () => {
  const texts = {
    'httpd.conf': folder('/srv', 'Include *.inc', 'Require ldap-user alice'),
    'a.inc': 'AuthBasicProvider ldap\n',
    'b.inc': 'AuthBasicProvider file\n',
    'c.inc': `${url}\nAuthLDAPBindAuthoritative Off\n`,
  }
  expect(judged(passwordsBesideLdap, texts).said).toEqual(['a.inc, no fix'])
  const on = { ...texts, 'c.inc': `${url}\n` }
  expect(judged(passwordsBesideLdap, on).said).toEqual([])
})
