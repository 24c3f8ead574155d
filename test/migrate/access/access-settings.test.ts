import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import type { Choices } from '../../../src/migrate/rule.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { type SiteOptions, siteFromTexts } from '../../../src/site/site.js'

function migrated(
  lines: readonly string[],
  { from = 'auto', ...choices }: Partial<Choices> & Pick<SiteOptions, 'from'>,
) {
  const text = ['<Directory "/srv">', ...lines.map((line) => `    ${line}`), '</Directory>', ''].join('\n')
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from })
  const result = migrate(site, { rules: [accessControl], fixes: 'all', ...choices })
  const after = ([...result.texts.values()][0] ?? text).split('\n').slice(1, -2)
  return {
    after: after.map((line) => line.slice(4)),
    fix: result.findings[0]?.fix,
    message: result.findings[0]?.message,
  }
}

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile /u']

describe('ineffective-allow: guide', () => {
  const all = [
    'Order allow,deny',
    'Deny from all',
    ...auth,
    'Satisfy All',
    'Allow from 127.0.0.1',
    'Require valid-user',
  ]
  const any = all.map((line) => line.replace('Satisfy All', 'Satisfy Any'))

  test("the guide's form is offered for review, as it prints it", () => {
    const both = migrated(all, { ineffectiveAllow: 'guide' })
    expect(both.after).toEqual([
      ...auth,
      '<RequireAll>',
      '    Require valid-user',
      '    Require ip 127.0.0.1',
      '</RequireAll>',
    ])
    expect(both.fix).toMatchObject({ safe: false, assumes: expect.stringContaining('though 2.2 refused them') })
    expect(migrated(any, { ineffectiveAllow: 'guide' }).after).toEqual([
      ...auth,
      'Require valid-user',
      'Require ip 127.0.0.1',
    ])
  })

  test('without it, the exact form is safe, and the finding shows the other', () => {
    const exact = migrated(all, {})
    expect(exact.after).toEqual([...auth, 'Require all denied'])
    expect(exact.fix?.safe).toBe(true)
    expect(exact.message).toContain('`Require ip 127.0.0.1`')
    expect(migrated(any, {}).after).toEqual([...auth, 'Require valid-user'])
  })

  test('it changes nothing where Allow has an effect', () => {
    const lines = ['Order deny,allow', 'Deny from all', 'Allow from 127.0.0.1']
    expect(migrated(lines, { ineffectiveAllow: 'guide' })).toEqual(migrated(lines, {}))
  })
})

describe('rules for both versions', () => {
  const double = [
    '<IfModule mod_authz_core.c>',
    '    Require all granted',
    '</IfModule>',
    '<IfModule !mod_authz_core.c>',
    '    Order allow,deny',
    '    Allow from all',
    '</IfModule>',
  ]

  test('are left alone', () => {
    expect(migrated(double, {}).after).toEqual(double)
  })

  test('are reduced to those of 2.4 with --drop-22', () => {
    expect(migrated(double, { guards: 'drop-22' }).after).toEqual(['    Require all granted'])
  })

  test.each(['2.2', 'auto'] as const)('stay where those of 2.2 keep out more, from %s', (from) => {
    const differing = double.map((line) => line.replace('Order allow,deny', 'Deny from all').replace('Allow', 'Deny'))
    const { after, fix } = migrated(differing, { guards: 'drop-22', from })
    expect(after).toEqual(differing)
    expect(fix).toBeUndefined()
    expect(migrated(double, { guards: 'drop-22', from }).fix?.safe).toBe(true)
    expect(migrated(differing, { guards: 'drop-22', from: '2.4' }).after).toEqual(['    Require all granted'])
  })

  test('that keep out more in 2.4 are reduced for review', () => {
    const closing = double.map((line) => line.replace('granted', 'denied'))
    const { after, fix } = migrated(closing, { guards: 'drop-22', from: '2.2' })
    expect(after).toEqual(['    Require all denied'])
    expect(fix?.assumes).toContain('let in no client that the rules for 2.2')
  })

  test('around whole sections stay where those of 2.2 keep out more', () => {
    const text = `<IfVersion < 2.4>\n<Location /x>\nOrder deny,allow\nDeny from all\n</Location>\n</IfVersion>\n<IfVersion >= 2.4>\n<Location /x>\nRequire all granted\n</Location>\n</IfVersion>\n`
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
    const [after] = migrate(site, { rules: [accessControl], guards: 'drop-22' }).texts.values()
    expect(after).toBeUndefined()
  })

  test('that differ stay with --keep-22', () => {
    const differing = ['Require valid-user', ...double]
    expect(migrated(differing, { guards: 'keep-22', from: '2.2' }).after).toEqual(differing)
  })

  test('are written with --keep-22', () => {
    const { after } = migrated(['Options None', 'Order allow,deny', 'Allow from all'], { guards: 'keep-22' })
    expect(after).toEqual(['Options None', ...double])
  })

  test('are written with --keep-22 for lines in <Limit> too', () => {
    const before = [
      'Order allow,deny',
      '<Limit PUT DELETE>',
      '    Deny from all',
      '</Limit>',
      'Allow from all',
      'Options None',
    ]
    expect(migrated(before, { guards: 'keep-22' }).after).toEqual([
      '<IfModule mod_authz_core.c>',
      '    <Limit PUT DELETE>',
      '        Require all denied',
      '    </Limit>',
      '</IfModule>',
      '<IfModule !mod_authz_core.c>',
      '    Order allow,deny',
      '    <Limit PUT DELETE>',
      '        Deny from all',
      '    </Limit>',
      '    Allow from all',
      '</IfModule>',
      'Options None',
    ])
  })

  test('are written with --keep-22 once', () => {
    const options = { guards: 'keep-22', from: '2.2' } as const
    const { after } = migrated(['AuthType Basic', 'AuthName Staff'], options)
    expect(after.slice(2)).toEqual(['<IfModule mod_authz_core.c>', '    Require all granted', '</IfModule>'])
    expect(migrated(after, options)).toMatchObject({ after, message: undefined })
  })

  test('are not written with --keep-22 where lines stand in a guard already, and the message says so', () => {
    const before = ['<IfModule mod_authz_host.c>', '    Order allow,deny', '    Allow from all', '</IfModule>']
    const { after, message, fix } = migrated(before, { guards: 'keep-22' })
    expect([after, fix]).toEqual([before, undefined])
    expect(message).toContain('cannot keep lines in `<IfModule mod_authz_host.c>` for 2.2 yet')
  })

  test('that differ are left to a person', () => {
    const { after, message, fix } = migrated(
      double.map((line) => line.replace('granted', 'denied')),
      {},
    )
    expect(after).toContain('    Require all denied')
    expect([message, fix]).toEqual([expect.stringContaining('differ from the rules for 2.2'), undefined])
  })
})

describe('what was hardly meant', () => {
  const cases: readonly (readonly [string, readonly string[], boolean])[] = [
    ['an Allow without effect', ['Order allow,deny', 'Deny from all', 'Allow from 10.1'], true],
    ['a password that nobody was asked for', ['Require valid-user', 'Satisfy Any', 'Allow from all'], true],
    ['an AuthType alone', ['AuthType Basic', 'AuthName x'], true],
    ['an Allow without any Deny', ['Order deny,allow', 'Allow from 10.1'], true],
    ['an open folder', ['Order allow,deny', 'Allow from all'], false],
    ['a comment', ['Order allow,deny', 'Allow from all # everybody'], false],
  ]
  test.each(cases)('%s is said first, and for review only where that is asked for', (_what, lines, isOdd) => {
    const loud = migrated(lines, { from: '2.2' })
    expect(loud.fix?.safe).toBe(true)
    expect(loud.message?.startsWith('Without mod_access_compat')).toBe(!isOdd)
    expect(migrated(lines, { from: '2.2', likelyMistakes: 'review' }).fix?.safe).toBe(!isOdd)
  })
})
