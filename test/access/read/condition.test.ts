import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allOf,
  always,
  anyOf,
  type Condition,
  client,
  distinguishingAnswers,
  equivalent,
  leavesOf,
  never,
  not,
  user,
} from '../../../src/access/read/condition.js'
import { seeded } from '../../thoroughness.js'

const leaf = fc.constantFrom<Condition>(
  client('ip', '10.1'),
  client('host', 'example.org'),
  client('env', 'ok'),
  user('valid-user', ''),
  user('user', 'alice'),
  user('user', 'bob'),
  user('user', 'alice bob'),
  user('group', 'staff'),
  always,
  never,
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    leaf,
    tie('condition').map(not),
    fc.array(tie('condition'), { maxLength: 3 }).map(allOf),
    fc.array(tie('condition'), { maxLength: 3 }).map(anyOf),
  ),
}))

/** Who may ask: from here or there, and as a user who goes by one name at most. */
const requests = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) =>
  [[], ['valid-user'], ['valid-user', 'user alice'], ['valid-user', 'user bob'], ['valid-user', 'group staff']].map(
    (names) => new Set([...['ip 10.1', 'host example.org', 'env ok'].filter((_, bit) => bits & (1 << bit)), ...names]),
  ),
)

function lets(of: Condition, request: ReadonlySet<string>): boolean {
  switch (of.kind) {
    case 'leaf':
      return of.provider === 'user'
        ? of.words.split(' ').some((name) => request.has(`user ${name}`))
        : request.has(of.key)
    case 'not':
      return !lets(of.of, request)
    case 'all':
      return of.parts.every((part) => lets(part, request))
    case 'any':
      return of.parts.some((part) => lets(part, request))
    default:
      return of.kind === 'always'
  }
}

test('conditions that are said to be equivalent let in the same requests', () => {
  let found = 0
  fc.assert(
    fc.property(condition, condition, (a, b) => {
      if (!equivalent(a, b)) return
      found++
      expect(requests.filter((request) => lets(a, request) !== lets(b, request))).toEqual([])
    }),
    seeded('pairs of conditions', 20_000, 200_000),
  )
  expect(found).toBeGreaterThan(0)
})

test('a condition is equivalent to itself, written in another way', () => {
  fc.assert(
    fc.property(condition, condition, (a, b) => {
      expect(equivalent(anyOf([allOf([a, b]), allOf([a, not(b)])]), a)).toBe(true)
      expect(equivalent(not(allOf([a, b])), anyOf([not(b), not(a)]))).toBe(true)
    }),
    seeded('conditions written in another way', 2000, 50_000),
  )
})

test.each([
  [
    'one line for two users, and two lines',
    user('user', 'alice bob'),
    anyOf([user('user', 'bob'), user('user', 'alice')]),
    true,
  ],
  ['a user, and any user', user('user', 'alice'), user('valid-user', ''), false],
  ['a user who is a valid user', allOf([user('user', 'alice'), user('valid-user', '')]), user('user', 'alice'), true],
  ['a user or any user', anyOf([user('user', 'alice'), user('valid-user', '')]), user('valid-user', ''), true],
])('%s', (_, a, b, are) => {
  expect(equivalent(a, b)).toBe(are)
})

test('of thousands of users the last one counts', () => {
  const users = Array.from({ length: 3000 }, (_, number) => user('user', `u${number}`))
  const host = client('ip', '10.1')
  expect(equivalent(anyOf(users.slice(0, 100)), anyOf(users.slice(0, 100).reverse()))).toBe(true)
  expect(equivalent(anyOf(users), anyOf(users.slice(0, -1)))).toBe(false)
  expect(equivalent(allOf([anyOf(users), host]), host)).toBe(false)
  expect(leavesOf(anyOf(users))).toHaveLength(3000)
})

test('are alike, whichever of them is named first', () => {
  const [any, staff, here] = [user('valid-user', ''), user('group', 'staff'), client('ip', '10.1')]
  const [short, long] = [allOf([staff, here]), allOf([any, here, staff])]
  expect([equivalent(short, long), equivalent(long, short)]).toEqual([true, true])
})

test('that are not alike are told apart by one request', () => {
  const differ = fc.property(condition, condition, (a, b) => {
    const facts = distinguishingAnswers(a, b)
    expect(facts !== undefined).toBe(!equivalent(a, b))
    expect(equivalent(a, b)).toBe(equivalent(b, a))
    if (!facts) return
    const isMet = (of: Condition) => lets(of, new Set([...facts].flatMap(([key, isSo]) => (isSo ? [key] : []))))
    expect(isMet(a)).not.toBe(isMet(b))
  })
  fc.assert(differ, seeded('conditions told apart', 2000, 50_000))
})

test('a name with a comma is no two questions', () => {
  const one = anyOf([user('user', 'a,ip 10.1'), client('env', 'x')])
  const two = anyOf([user('user', 'a'), client('ip', '10.1'), client('env', 'x')])
  expect(equivalent(one, two)).toBe(false)
})
