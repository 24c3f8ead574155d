import { expect, test } from 'vitest'
import { scopesOf } from '../../../src/access/merge/collect-scopes.js'
import { migrate } from '../../../src/index.js'
import { siteFromTexts } from '../../../src/site/site.js'

const rules = '<Directory /srv/x>\nOrder allow,deny\nAllow from all\n</Directory>\n'
const guarded = (tag: string, lines: string) => `<${tag}>\n${lines}</${tag.split(' ')[0]}>\n`
const include = 'Include rules.conf\n'

/** The places of the section in rules.conf: how often it is read there, and whether 2.2 may skip it. */
function places(main: string) {
  const site = siteFromTexts({ 'httpd.conf': main, 'rules.conf': rules }, { complete: true, from: '2.2' })
  const [scope] = scopesOf(site).filter(({ file }) => file.path === 'rules.conf')
  return {
    placed: scope?.isMergePositionKnown,
    places: scope?.occurrences.map(({ maybe, readings }) => [readings.length, maybe]),
  }
}

const bothWays = (asked: string, tag = 'IfDefine') =>
  guarded(`${tag} ${asked}`, include) + guarded(`${tag} !${asked}`, include)

test('a file that guards exclude from being read twice has one place', () => {
  expect(places(bothWays('TEST'))).toEqual({ placed: true, places: [[2, false]] })
  expect(places(bothWays('mod_strange.c', 'IfModule'))).toEqual({ placed: true, places: [[2, false]] })
})

test('it may be skipped where no reading covers some way to start httpd', () => {
  const twice = guarded('IfDefine A', guarded('IfDefine B', include)) + guarded('IfDefine !A', include)
  expect(places(twice)).toEqual({ placed: true, places: [[2, true]] })
})

test('a guard in a guard that excludes it is never read', () => {
  const never = guarded('IfDefine A', guarded('IfDefine !A', include))
  expect(places(never + bothWays('A'))).toEqual({ placed: true, places: [[2, false]] })
})

test.each([
  ['the guards do not exclude each other', guarded('IfDefine A', include) + guarded('IfDefine B', include)],
  ['a line sets the name', `${bothWays('TEST')}Define TEST\n`],
  [
    'a line loads the module',
    `${bothWays('mod_strange.c', 'IfModule')}LoadModule strange_module modules/mod_strange.so\n`,
  ],
  ['only one of them has a guard', guarded('IfDefine A', include) + include],
  [
    'there are too many names to try',
    `${'ABCDE'
      .split('')
      .map((name) => `<IfDefine ${name}>\n`)
      .join('')}${include}${'</IfDefine>\n'.repeat(5)}${guarded('IfDefine !A', rules + include)}`,
  ],
])('a file may be read twice where %s', (_what, main) => {
  expect(places(main).places?.length === 1 && places(main).placed).toBe(false)
})

test('the order is not known where another section comes before it in one way and after it in the other', () => {
  const between = '<Directory /srv/x>\nOrder deny,allow\nDeny from all\n</Directory>\n'
  const main = guarded('IfDefine A', include) + between + guarded('IfDefine !A', include)
  expect(places(main).placed).toBe(false)
  // With the name the other section is not read, so there is one order.
  const ordered = guarded('IfDefine A', include) + guarded('IfDefine !A', between + include)
  expect(places(ordered).placed).toBe(true)
})

test('what is exact however httpd is started is safe', () => {
  const users =
    '<Directory /srv/x/y>\nAuthType Basic\nAuthName x\nAuthUserFile /srv/users\nRequire valid-user\n</Directory>\n'
  const safe = (main: string) => {
    const texts = { 'httpd.conf': `ServerRoot /etc/httpd\n${main}`, 'rules.conf': rules + users }
    const { findings } = migrate(siteFromTexts(texts, { complete: true, from: '2.2' }))
    return findings.filter(({ rule }) => rule.id === 'access-control').map(({ fix }) => fix?.safe)
  }
  const order = '<Directory /srv/x>\nOrder deny,allow\nDeny from all\n</Directory>\n'
  expect(safe(order + bothWays('TEST'))).toEqual([true, true])
  expect(safe(order + guarded('IfDefine A', include) + include)).toContain(false)
})
