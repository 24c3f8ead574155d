import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allOf,
  always,
  anyOf,
  type Condition,
  clientLeaf,
  never,
  not,
  userLeaf,
} from '../../../src/access/read/condition.js'
import { valuePerMethod } from '../../../src/httpd/methods.js'
import { migrate } from '../../../src/index.js'
import { linesOfAuthorization, linesWhereOneMatchSuffices } from '../../../src/migrate/access/authorization.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { runs } from '../../thoroughness.js'
import { answerOf22, answerOf24, type Caller, type Status } from './two-servers.js'

const ip = (word: string) => clientLeaf('ip', word)

describe('what a person would write', () => {
  const cases: readonly (readonly [string, Condition, string])[] = [
    ['everybody', always, 'Require all granted'],
    ['nobody', never, 'Require all denied'],
    ['one address', ip('10.1'), 'Require ip 10.1'],
    [
      'alternatives side by side',
      anyOf([userLeaf('valid-user', ''), ip('10.1')]),
      'Require valid-user|Require ip 10.1',
    ],
    [
      'both',
      allOf([userLeaf('valid-user', ''), ip('10.1')]),
      '<RequireAll>|  Require valid-user|  Require ip 10.1|</RequireAll>',
    ],
    [
      'a negation needs a line that grants',
      not(ip('10.1')),
      '<RequireAll>|  Require all granted|  Require not ip 10.1|</RequireAll>',
    ],
    [
      'alternatives inside of all',
      allOf([userLeaf('valid-user', ''), anyOf([ip('10.1'), clientLeaf('host', 'example.org')])]),
      '<RequireAll>|  Require valid-user|  <RequireAny>|    Require ip 10.1|    Require host example.org|  </RequireAny>|</RequireAll>',
    ],
  ]
  test.each(cases)('%s', (_, condition, text) => {
    expect(linesWhereOneMatchSuffices(condition, '  ').join('|')).toBe(text)
  })

  test('words of one line stay on one line', () => {
    const [line] = siteFromTexts({ 'httpd.conf': 'Allow from 10.1 example.org 10.2\n' }).directives('Allow')
    const words = [
      clientLeaf('ip', '10.1', line),
      clientLeaf('host', 'example.org', line),
      clientLeaf('ip', '10.2', line),
    ]
    expect(linesWhereOneMatchSuffices(anyOf(words), '')).toEqual(['Require ip 10.1 10.2', 'Require host example.org'])
  })

  test('methods that everybody may use need no lines of their own', () => {
    const tree = valuePerMethod(['GET'], (name) => (name === 'GET' ? ip('10.1') : always))
    expect(linesOfAuthorization({ merging: undefined, tree }, '  ')).toEqual([
      '<Limit GET>',
      '  Require ip 10.1',
      '</Limit>',
    ])
    const closed = valuePerMethod(['GET', 'POST'], (name) => (name === '*' ? never : always))
    expect(linesOfAuthorization({ merging: undefined, tree: closed }, '')).toEqual(['Require method GET POST'])
  })
})

type Chain = readonly (readonly string[])[]

const section = (path: string, lines: readonly string[]) =>
  [`<Directory "${path}">`, ...lines, '</Directory>', ''].join('\n')
const paths = ['', '/a', '/a/b', '/a/b/c']

/**
 * Of each chain of sections, their bodies after the migration; undefined where it is left to a person. The chains are
 * those of folders side by side, so that none has a part in another.
 */
function migrated(chains: readonly Chain[]): (string[] | undefined)[] {
  const texts = chains.map((chain, index) =>
    chain.map((lines, depth) => section(`/s${index}${paths[depth]}`, lines)).join(''),
  )
  const text = texts.join('')
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const result = migrate(site, { rules: [accessControl], fixes: 'all' })
  const left = result.findings.filter((finding) => !result.taken.has(finding)).map(({ range }) => range.start)
  const bodies = chains.map((): string[] => [])
  const after = [...result.texts.values()][0] ?? text
  for (const [, index = '', body = ''] of after.matchAll(/<Directory "\/s(\d+)[^"]*">\n([\s\S]*?)<\/Directory>/g))
    bodies[Number(index)]?.push(body)
  let end = 0
  return bodies.map((own, index) => {
    const start = end
    end += texts[index]?.length ?? 0
    return left.some((at) => at >= start && at < end) ? undefined : own
  })
}

const callers: readonly Caller[] = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].flatMap((address) =>
  [[], ['x']].flatMap((env) =>
    [undefined, 'alice', 'bob'].flatMap((name) =>
      ['GET', 'POST'].map((method) => ({ ip: address, env, user: name, method })),
    ),
  ),
)

/** The answers of both servers for the first `depth` sections, from every caller; none after it for what is left to a person. */
const answers = (chains: readonly Chain[]): { chain: Chain; before: Status[]; after: Status[] | undefined }[] =>
  migrated(chains).map((bodies, index) => {
    const chain = chains[index] ?? []
    const statuses = (answer: (depth: number, caller: Caller) => Status) =>
      chain.flatMap((_, depth) => callers.map((caller) => answer(depth + 1, caller)))
    const old = chain.map((lines) => lines.join('\n'))
    return {
      chain,
      before: statuses((depth, caller) => answerOf22(old.slice(0, depth), caller)),
      after: bodies && statuses((depth, caller) => answerOf24(bodies.slice(0, depth), caller)),
    }
  })

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile /u']
const orders = ['', 'Order deny,allow', 'Order allow,deny', 'Order mutual-failure']
const lists = ['', 'all', '1.1.1.1', '1.1.1.1 2.2.2.2', 'env=x', 'env=!x 2.2.2.2']
const satisfies = ['', 'Satisfy All', 'Satisfy Any']
const requires = ['', 'Require valid-user', 'Require user alice']
const limits = [undefined, 'Limit GET', 'LimitExcept GET'] as const

describe('2.4 decides as 2.2 did, for every caller', () => {
  test.each(orders)('each policy with %j', (order) => {
    for (const allow of lists) {
      const policies = lists.flatMap((deny) =>
        satisfies.flatMap((satisfy) =>
          requires.flatMap((require) =>
            limits.map((limit): Chain => {
              const host = [order, allow && `Allow from ${allow}`, deny && `Deny from ${deny}`].filter(Boolean)
              const limited = limit && host.length ? [`<${limit}>`, ...host, `</${limit.split(' ')[0]}>`] : host
              return [[...auth, ...limited, ...[satisfy, require].filter(Boolean)]]
            }),
          ),
        ),
      )
      for (const { chain, before, after } of answers(policies)) expect(after, chain.flat().join('\n')).toEqual(before)
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

  // Some are left to a person, such as an AuthType without Require with a lone `Satisfy All` below it.
  test('chains of sections, nearly all of which get a fix', () => {
    let [all, left] = [0, 0]
    fc.assert(
      fc.property(chains, ([first = [], ...rest]) => {
        const [got] = answers([[[...auth, ...first], ...rest]])
        all += 1
        if (got && !got.after) left += 1
        else expect(got?.after).toEqual(got?.before)
      }),
      { numRuns: runs(80, 400) },
    )
    expect(left / all).toBeLessThan(0.06)
  })
})
