import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf, always, anyOf, type Condition, client, never, not, user } from '../../../src/access/read/condition.js'
import { perMethod } from '../../../src/httpd/methods.js'
import { migrate } from '../../../src/index.js'
import { render, requireLines } from '../../../src/migrate/access/authorization.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { runs } from '../../thoroughness.js'
import { answerOf22, answerOf24, type Caller, type Status } from './two-servers.js'

const ip = (word: string) => client('ip', word)

describe('what a person would write', () => {
  const cases: readonly (readonly [string, Condition, string])[] = [
    ['everybody', always, 'Require all granted'],
    ['nobody', never, 'Require all denied'],
    ['one address', ip('10.1'), 'Require ip 10.1'],
    ['alternatives side by side', anyOf([user('valid-user', ''), ip('10.1')]), 'Require valid-user|Require ip 10.1'],
    [
      'both',
      allOf([user('valid-user', ''), ip('10.1')]),
      '<RequireAll>|  Require valid-user|  Require ip 10.1|</RequireAll>',
    ],
    [
      'a negation needs a line that grants',
      not(ip('10.1')),
      '<RequireAll>|  Require all granted|  Require not ip 10.1|</RequireAll>',
    ],
    [
      'alternatives inside of all',
      allOf([user('valid-user', ''), anyOf([ip('10.1'), client('host', 'example.org')])]),
      '<RequireAll>|  Require valid-user|  <RequireAny>|    Require ip 10.1|    Require host example.org|  </RequireAny>|</RequireAll>',
    ],
  ]
  test.each(cases)('%s', (_, condition, text) => {
    expect(render(condition, '  ').join('|')).toBe(text)
  })

  test('words of one line stay on one line', () => {
    const [line] = siteFromTexts({ 'httpd.conf': 'Allow from 10.1 example.org 10.2\n' }).directives('Allow')
    const words = [client('ip', '10.1', line), client('host', 'example.org', line), client('ip', '10.2', line)]
    expect(render(anyOf(words), '')).toEqual(['Require ip 10.1 10.2', 'Require host example.org'])
  })

  test('methods that everybody may use need no lines of their own', () => {
    const tree = perMethod(['GET'], (name) => (name === 'GET' ? ip('10.1') : always))
    expect(requireLines({ merging: undefined, tree }, '  ')).toEqual(['<Limit GET>', '  Require ip 10.1', '</Limit>'])
    const closed = perMethod(['GET', 'POST'], (name) => (name === '*' ? never : always))
    expect(requireLines({ merging: undefined, tree: closed }, '')).toEqual(['Require method GET POST'])
  })
})

const section = (path: string, lines: readonly string[]) =>
  [`<Directory "${path}">`, ...lines, '</Directory>', ''].join('\n')
const paths = ['/a', '/a/b', '/a/b/c', '/a/b/c/d']

/** The bodies of a chain of sections after the migration; undefined where it is left to a person. */
function migrated(chain: readonly (readonly string[])[]): string[] | undefined {
  const text = chain.map((lines, depth) => section(paths[depth] ?? '', lines)).join('')
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const result = migrate(site, { rules: [accessControl], fixes: 'all' })
  if (result.findings.some((finding) => !result.taken.has(finding))) return undefined
  const after = [...result.texts.values()][0] ?? text
  return [...after.matchAll(/<Directory "[^"]*">\n([\s\S]*?)<\/Directory>/g)].map((match) => match[1] ?? '')
}

const callers: readonly Caller[] = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].flatMap((address) =>
  [[], ['x']].flatMap((env) =>
    [undefined, 'alice', 'bob'].flatMap((name) =>
      ['GET', 'POST'].map((method) => ({ ip: address, env, user: name, method })),
    ),
  ),
)

/** The answers of both servers for the first `depth` sections, from every caller. */
function answers(chain: readonly (readonly string[])[]): { before: Status[]; after: Status[] } | undefined {
  const bodies = migrated(chain)
  if (!bodies) return undefined
  const old = chain.map((lines) => lines.join('\n'))
  const depths = chain.map((_, depth) => depth + 1)
  return {
    before: depths.flatMap((depth) => callers.map((caller) => answerOf22(old.slice(0, depth), caller))),
    after: depths.flatMap((depth) => callers.map((caller) => answerOf24(bodies.slice(0, depth), caller))),
  }
}

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile /u']
const orders = ['', 'Order deny,allow', 'Order allow,deny', 'Order mutual-failure']
const lists = ['', 'all', '1.1.1.1', '1.1.1.1 2.2.2.2', 'env=x', 'env=!x 2.2.2.2']
const satisfies = ['', 'Satisfy All', 'Satisfy Any']
const requires = ['', 'Require valid-user', 'Require user alice']
const limits = [undefined, 'Limit GET', 'LimitExcept GET'] as const

describe('2.4 decides as 2.2 did, for every caller', () => {
  test.each(orders)('each policy with %j', (order) => {
    for (const allow of lists) {
      for (const deny of lists) {
        for (const satisfy of satisfies) {
          for (const require of requires) {
            for (const limit of limits) {
              const host = [order, allow && `Allow from ${allow}`, deny && `Deny from ${deny}`].filter(Boolean)
              const limited = limit && host.length ? [`<${limit}>`, ...host, `</${limit.split(' ')[0]}>`] : host
              const chain = [[...auth, ...limited, ...[satisfy, require].filter(Boolean)]]
              const got = answers(chain)
              expect(got?.after, chain.flat().join('\n')).toEqual(got?.before ?? 'no fix')
            }
          }
        }
      }
    }
  })

  const line = fc.oneof(
    fc.constantFrom(
      ...orders.slice(1),
      'Satisfy Any',
      'Satisfy All',
      'Require valid-user',
      'Require user alice',
      'Require user bob',
    ),
    fc
      .tuple(fc.constantFrom('Allow', 'Deny'), fc.constantFrom(...lists.slice(1)))
      .map(([name, list]) => `${name} from ${list}`),
  )
  const limited = fc
    .tuple(
      fc.constantFrom('Limit GET', 'Limit GET POST', 'LimitExcept GET', 'Limit POST'),
      fc.array(line, { minLength: 1, maxLength: 3 }),
    )
    .map(([tag, lines]) => [`<${tag}>`, ...lines, `</${tag.split(' ')[0]}>`])
  const body = fc
    .array(fc.oneof({ weight: 4, arbitrary: line.map((one) => [one]) }, limited), { maxLength: 5 })
    .map((parts) => parts.flat())
  const chains = fc.array(body, { minLength: 2, maxLength: 4 })

  test('chains of sections', () => {
    fc.assert(
      fc.property(chains, ([first = [], ...rest]) => {
        const got = answers([[...auth, ...first], ...rest])
        expect(got?.after).toEqual(got?.before ?? 'no fix')
      }),
      { numRuns: runs(80, 400) },
    )
  })
})
