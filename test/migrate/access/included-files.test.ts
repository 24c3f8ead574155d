import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { runs } from '../../thoroughness.js'
import { members, open, section, shut } from './tricks.js'
import { answerOf22, answerOf24, type Caller } from './two-servers.js'

/** What these files become by safe fixes alone. */
function fixed(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const { texts: after } = migrate(site, { rules: [accessControl] })
  return Object.fromEntries(site.files.map((file) => [file.path, after.get(file) ?? file.text]))
}

const asked = section('Directory', '/srv/x/y', members)

describe('members are not let in where a file that closes the folder may be read last', () => {
  test.each([
    [
      'by its name, whatever the order in which the files are given',
      {
        'httpd.conf': `Include conf.d/*.conf\n${asked}`,
        'conf.d/b.conf': section('Directory', '/srv/x', shut),
        'conf.d/a.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'by its name, in a folder within the folder that is read',
      {
        'httpd.conf': `Include conf.d\n${asked}`,
        'conf.d/b/z.conf': section('Directory', '/srv/x', shut),
        'conf.d/a.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'where two paths end alike',
      {
        'httpd.conf': `Include common/x.conf\n${asked}`,
        'one/common/x.conf': section('Directory', '/srv/x', shut),
        'two/common/x.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'where one path shows more than another',
      {
        'httpd.conf': `Include /etc/httpd/common/*.conf\n${asked}`,
        'common/x.conf': section('Directory', '/srv/x', shut),
        'httpd/common/y.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'where a pattern may match nothing at all',
      {
        'httpd.conf': `${section('Directory', '/srv/x', shut)}Include conf.d/*.conf\n${asked}`,
        'backup/conf.d/x.conf': section('Directory', '/srv/x', open),
      },
    ],
  ])('%s', (_what, texts) => {
    expect(fixed(texts)['httpd.conf']).toContain('AuthMerging And\nRequire valid-user')
  })

  test('where it is said which folder is meant, or only one fits, nothing is joined', () => {
    const texts = {
      'etc/httpd/conf/httpd.conf': `ServerRoot /etc/httpd\nInclude conf.d/*.conf\n${asked}`,
      'etc/httpd/conf.d/a.conf': section('Directory', '/srv/x', shut),
      'etc/httpd/conf.d/b.conf': section('Directory', '/srv/x', open),
    }
    expect(fixed(texts)['etc/httpd/conf/httpd.conf']).not.toContain('AuthMerging')
  })
})

test('lines of a section that may come from either of two files are not rewritten', () => {
  const texts = {
    'httpd.conf': section('Directory', '/srv/x', `${shut}Include x.inc\n`),
    'one/x.inc': 'Allow from 10.0.0.1\n',
    'two/x.inc': 'Allow from 10.0.0.2\n',
  }
  expect(fixed(texts)).toEqual(texts)
})

test('a DocumentRoot that may come from either of two files leads to neither for sure', () => {
  const location = section('Location', '/', open)
  const texts = {
    'httpd.conf': `Include root.conf\n${section('Directory', '/srv/x', members)}${location}`,
    'one/root.conf': 'DocumentRoot /srv/x\n',
    'two/root.conf': 'DocumentRoot /srv/y\n',
  }
  expect(fixed(texts)['httpd.conf']?.split('<Location').at(-1)).toMatch(/AuthMerging And|Order/)
})

describe('a file of rules that several sections include', () => {
  const callers: readonly Caller[] = ['10.0.0.1', '10.0.0.2'].flatMap((ip) =>
    [undefined, 'alice', 'bob'].map((user) => ({ ip, user, env: [], method: 'GET' })),
  )
  const rules = fc.array(
    fc.constantFrom(
      ...['Order deny,allow', 'Order allow,deny', 'Allow from all', 'Deny from all', 'Allow from 10.0.0.1'],
      ...['Require valid-user', 'Require user alice', 'Satisfy Any', 'Satisfy All', 'Deny from 10.0.0.1'],
    ),
    { minLength: 1, maxLength: 3 },
  )
  const parents = fc.array(rules, { minLength: 2, maxLength: 2 })

  test('becomes what is right in all of them, or stays', () => {
    let changed = 0
    fc.assert(
      fc.property(parents, rules, ([first = [], second = []], shared) => {
        const place = (name: string, above: readonly string[]) =>
          `${section('Directory', `/${name}`, `${above.join('\n')}\n`)}${section('Directory', `/${name}/x`, 'Include shared.conf\n')}`
        const before = { 'httpd.conf': place('a', first) + place('b', second), 'shared.conf': `${shared.join('\n')}\n` }
        const after = fixed(before)
        if (after['shared.conf'] === before['shared.conf']) return
        changed++
        for (const name of ['a', 'b']) {
          const chain = (texts: Readonly<Record<string, string>>) =>
            Array.from(texts['httpd.conf']?.matchAll(/<Directory "?(\/\w+[^">]*)"?>\n([\s\S]*?)<\/Directory>/g) ?? [])
              .filter(([, path = '']) => `/${name}/x/`.startsWith(`${path}/`))
              .map(([, , body = '']) => body.replace('Include shared.conf\n', texts['shared.conf'] ?? ''))
          for (const caller of callers)
            expect(answerOf24(chain(after), caller), JSON.stringify([before, after, name, caller])).toBe(
              answerOf22(chain(before), caller),
            )
        }
      }),
      { numRuns: runs(300, 1500) },
    )
    expect(changed).toBeGreaterThan(50)
  })
})

test('a section in a file that only one version reads in one of two places is left to a person', () => {
  const texts = {
    'httpd.conf': `<Directory /srv/sub>
<IfVersion < 2.4>
Include i.inc
</IfVersion>
</Directory>
<Directory /srv/pub>
Include i.inc
</Directory>
`,
    'i.inc': '<Files x.html>\nOrder allow,deny\nDeny from all\n</Files>\n',
  }
  expect(fixed(texts)).toEqual(texts)
  const { findings } = migrate(siteFromTexts(texts, { complete: true, from: '2.2' }), { rules: [accessControl] })
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('an Include line for this file that only one version reads'),
  ])
})

describe('rules that a guard in a section includes', () => {
  const of22 = '<IfModule !mod_authz_core.c>\nInclude x.inc\n</IfModule>\n'
  const of24 = '<IfModule mod_authz_core.c>\nInclude x.inc\n</IfModule>\n'
  const limited = '<Limit GET>\nDeny from all\n</Limit>\n'
  const textsWith = (includes: string, rules: string) => ({
    'httpd.conf': `ServerRoot /etc\n${section('Directory', '/srv', open)}${section('Directory', '/srv/x', includes)}`,
    'x.inc': rules,
  })
  const found = (texts: Readonly<Record<string, string>>) =>
    migrate(siteFromTexts(texts, { complete: true, from: '2.2' }), { rules: [accessControl] }).findings.filter(
      ({ at }) => at.file.path === 'x.inc',
    )

  test('get rules for 2.4 beside them, where 2.2 alone reads them', () => {
    const { 'httpd.conf': main, 'x.inc': included } = fixed(textsWith(of22, 'Deny from all\n'))
    expect(main).toContain(`${of22}<IfModule mod_authz_core.c>\n    Require all denied\n</IfModule>\n`)
    expect(included).toBe('Deny from all\n')
  })

  test.each([
    ['plain', 'Deny from all\n'],
    ['for some methods', limited],
  ])('stop 2.4, where 2.4 alone reads them: %s', (_what, rules) => {
    const [finding, ...others] = found(textsWith(of24, rules))
    expect([finding?.severity, finding?.fix, others]).toEqual(['error', undefined, []])
    expect(finding?.message).toContain('Only 2.4 reads this line, in `<IfModule mod_authz_core.c>`')
  })

  test.each([of22 + of24, `Include x.inc\n${of24}`, `Include x.inc\n${of22}`])(
    'stay, where 2.2 and 2.4 read them by other lines: %#',
    (includes) => {
      const [finding, ...others] = found(textsWith(includes, 'Deny from all\n'))
      expect([finding?.severity, finding?.fix, others]).toEqual(['error', undefined, []])
      expect(finding?.message).toContain('Not decided')
    },
  )
})

test('SSLRequireSSL in a guard that is open leaves the rules beside it decided', () => {
  const guarded = '<IfDefine SSL>\nSSLRequireSSL\n</IfDefine>\n'
  const texts = { 'httpd.conf': guarded + section('Directory', '/srv', 'Order deny,allow\nDeny from all\n') }
  expect(fixed(texts)['httpd.conf']).toBe(guarded + section('Directory', '/srv', 'Require all denied\n'))
})
