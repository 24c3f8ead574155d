import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { missingModules } from '../../../src/migrate/rules/modules/missing-modules.js'
import { renamedModules } from '../../../src/migrate/rules/modules/renamed-modules.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { type Answer, type Probe, sendAll } from '../../real-httpd/client.js'
import { compare } from '../../real-httpd/compare.js'
import { httpd } from '../../real-httpd/install.js'
import { scratchFolder } from '../../real-httpd/preamble.js'
import { startServer } from '../../real-httpd/server.js'

const open = 'Order allow,deny\nAllow from all\n'
const shut = 'Order deny,allow\nDeny from all\n'
const auth = 'AuthType Basic\nAuthName members\nAuthUserFile "@/users"\n'
const members = `${auth}Require valid-user\n`
const either = `${members}Satisfy any\n${shut}Allow from 127.0.0.1\n`
const directory = (path: string, lines: string) => `<Directory "@/www${path}">\n${lines}</Directory>\n`
const guard = (words: string, lines: string, key = 'IfModule') => `<${key} ${words}>\n${lines}</${key}>\n`

const rules = [accessControl, missingModules, renamedModules]

/** What the text becomes by safe fixes alone. */
function fixed(text: string, from: '2.2' | '2.4' = '2.2'): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from })
  const [file] = site.files
  return (file && migrate(site, { rules }).texts.get(file)) ?? text
}

/** Lines that only seem to be in force, or not to be; `@` is a scratch folder. */
const tricks: readonly (readonly [what: string, text: string])[] = [
  ['a branch for an early 2.2', directory('', `${shut}${guard('< 2.2.10', 'Allow from all\n', 'IfVersion')}`)],
  ['a module that 2.4 has not', directory('', `${shut}${guard('mod_authz_default.c', 'Allow from all\n')}`)],
  ['a name without its end', directory('', `${shut}${guard('mod_authz_host', 'Allow from all\n')}`)],
  ['a name in capitals', directory('', `${shut}${guard('MOD_AUTHZ_HOST.C', 'Allow from all\n')}`)],
  [
    'rules for mod_access_compat above',
    directory('', `${members}${guard('mod_access_compat.c', open)}`) + directory('/sub', open),
  ],
  [
    'Satisfy All that may be read, below a section that lets in by one of both',
    directory('', either) + directory('/sub', guard('!Nowhere', 'Satisfy all\n', 'IfDefine')),
  ],
  [
    'Satisfy All below a section that may have said so',
    directory('', either) +
      directory('/sub', guard('Nowhere', 'Satisfy all\n', 'IfDefine')) +
      directory('/sub/sub', 'Satisfy all\n'),
  ],
]

/** The same on a 2.4 with mod_access_compat. */
const tricksOf24: typeof tricks = [
  [
    'AuthMerging Or beside host lines',
    directory('', 'Require ip 127.0.0.2\n') +
      directory('/sub', 'AuthMerging Or\nRequire ip 127.0.0.1\nOrder deny,allow\nDeny from 127.0.0.2\n'),
  ],
  [
    'Require in <If> over host lines',
    directory('', `${shut}${guard('"%{REQUEST_METHOD} == \'GET\'"', 'Require all granted\n', 'If')}`),
  ],
]

describe.skipIf(!httpd())('no safe fix opens what was refused', () => {
  const cases = [
    ...tricks.map((trick) => [...trick, '2.2'] as const),
    ...tricksOf24.map((trick) => [...trick, '2.4'] as const),
  ]
  test.each(cases)('%s', async (_what, lines, from) => {
    const folder = scratchFolder()
    try {
      layOut(folder)
      const text = `DocumentRoot "@/www"\n${lines}`.replaceAll('@', folder)
      const probes = ['/page', '/sub/page', '/sub/sub/page'].flatMap(asked)
      const before = await answersOf(text, probes)
      const after = await answersOf(fixed(text, from), probes)
      const opened = probes.filter((_, index) => compare(before[index] ?? none, after[index] ?? none) === 'opened')
      expect(opened).toEqual([])
      expect(before.some(([status]) => status === 401 || status === 403)).toBe(true)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('a section is left to a person', () => {
  const macro = (lines: string) => `<Macro Members>\n${lines}</Macro>\n`
  const load = 'LoadModule ssl_module modules/mod_ssl.so\n'
  const byLdap = `${auth}AuthBasicProvider ldap\nAuthLDAPURL ldap://ldap.example.org/\nRequire valid-user\n`
  test.each([
    ['a module that is loaded further down', directory('', `${shut}${guard('mod_ssl.c', open)}`) + load],
    [
      'a module that may not be loaded',
      guard('SSL', load, 'IfDefine') + directory('', `${shut}${guard('mod_ssl.c', open)}`),
    ],
    ['a word of 2.4', directory('', `${auth}AuthDBMGroupFile /g\n${shut}Satisfy any\nRequire dbm-group admins\n`)],
    ['a variable for a user', directory('', `${auth}${shut}Satisfy any\nRequire user %{REMOTE_USER}\n`)],
    ['a backslash in a name', directory('', `${auth}${shut}Satisfy any\nRequire user CORP\\jdoe\n`)],
    ['the domain of a country', directory('', `${open}Deny from 10.0.0.1 # spammers in cn\n`)],
  ])('%s', (_what, text) => {
    expect(fixed(text)).toContain(shut.length > 0 && text.includes(shut) ? shut : 'Deny from 10.0.0.1 # spammers in cn')
  })

  test.each([
    ['a macro', macro(members) + directory('', 'Use Members\n')],
    ['a macro that is not seen', directory('', 'Use Members\n')],
  ])('below %s', (_what, above) => {
    expect(fixed(above + directory('/sub', open))).toContain(open)
  })

  test('AuthzSVNAccessFile under Satisfy Any', () => {
    const text = directory('', `${members}AuthzSVNAccessFile /etc/svn\nSatisfy any\n`)
    expect(fixed(text)).toBe(text)
  })

  test('AuthzLDAPAuthoritative, which made 2.2 forget the server', () => {
    const text = directory('', byLdap) + directory('/sub', 'AuthzLDAPAuthoritative Off\nRequire valid-user\n')
    expect(fixed(text)).toBe(text)
  })

  test('<Limit> in a container, on 2.4', () => {
    const container = `<RequireAny>\n<Limit GET>\nRequire all granted\n</Limit>\nRequire valid-user\n</RequireAny>\n`
    const text = directory('', auth + container) + directory('/sub', `${open}Deny from 10.0.0.1\n`)
    expect(fixed(text, '2.4')).toBe(text)
  })

  test('a guard on mod_authn_alias, unless 2.2 loads it', () => {
    const text = directory('', `${shut}${guard('mod_authn_alias.c', 'Allow from all\n')}`)
    expect(fixed(text)).toBe(text)
    const loaded = `LoadModule authn_alias_module modules/mod_authn_alias.so\n${guard('mod_authn_alias.c', 'Timeout 60\n')}`
    expect(fixed(loaded)).toContain('<IfModule mod_authn_core.c>')
  })
})

test('a comment does not go on in the next line', () => {
  const text = directory('', 'Order deny,allow\nDeny from all # for now\\\\\n')
  expect(fixed(text)).toBe(directory('', '# for now\nRequire all denied\n'))
})

test('rules in the guard of a module that was built into 2.2 are written outside of it', () => {
  const modules = 'ServerRoot /srv\nDocumentRoot @/www\nLoadModule php5_module modules/libphp5.so\n'
  expect(fixed(`${modules}${directory('', guard('mod_authz_host.c', shut))}`)).toContain(
    directory('', 'Require all denied\n'),
  )
  const some = fixed(`${modules}${directory('', guard('mod_authz_host.c', `${shut}Allow from 10.0.0.1\n`))}`)
  expect(some).toContain(directory('', 'Require ip 10.0.0.1\n'))
})

test('blanks in a quoted name stay', () => {
  const text = directory('', `${auth}${shut}Allow from 10.0.0.1\nRequire user "joe  b"\n`)
  expect(fixed(text)).toContain('Require user "joe  b"')
})

const none: Answer = [0, null, null, null]

const asked = (path: string): Probe[] =>
  ['127.0.0.1', '127.0.0.2'].flatMap((ip) => [
    { path, ip },
    { path, ip, user: 'joe', password: 'secret' },
  ])

function layOut(folder: string): void {
  mkdirSync(join(folder, 'www/sub/sub'), { recursive: true })
  for (const name of ['www', 'www/sub', 'www/sub/sub']) writeFileSync(join(folder, name, 'page'), `FILE ${name}\n`)
  writeFileSync(join(folder, 'users'), `joe:{SHA}${createHash('sha1').update('secret').digest('base64')}\n`)
}

/** Both are asked of a server in the middle of its upgrade, which has mod_access_compat. */
async function answersOf(config: string, probes: readonly Probe[]): Promise<readonly Answer[]> {
  const server = await startServer({ config, accessCompat: true })
  try {
    return await sendAll(server.port, probes)
  } finally {
    await server.stop()
  }
}
