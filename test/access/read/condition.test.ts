import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allOf,
  always,
  anyOf,
  areEquivalent,
  type Condition,
  clientLeaf,
  distinguishingFacts,
  leavesOf,
  never,
  not,
  userLeaf,
} from '../../../src/access/read/condition.js'
import { seeded } from '../../thoroughness.js'

const leaf = fc.constantFrom<Condition>(
  clientLeaf('ip', '10.1'),
  clientLeaf('host', 'example.org'),
  clientLeaf('env', 'ok'),
  userLeaf('valid-user', ''),
  userLeaf('user', 'alice'),
  userLeaf('user', 'bob'),
  userLeaf('user', 'alice bob'),
  userLeaf('group', 'staff'),
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
      if (!areEquivalent(a, b)) return
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
      expect(areEquivalent(anyOf([allOf([a, b]), allOf([a, not(b)])]), a)).toBe(true)
      expect(areEquivalent(not(allOf([a, b])), anyOf([not(b), not(a)]))).toBe(true)
    }),
    seeded('conditions written in another way', 2000, 50_000),
  )
})

test.each([
  [
    'one line for two users, and two lines',
    userLeaf('user', 'alice bob'),
    anyOf([userLeaf('user', 'bob'), userLeaf('user', 'alice')]),
    true,
  ],
  ['a user, and any user', userLeaf('user', 'alice'), userLeaf('valid-user', ''), false],
  [
    'a user who is a valid user',
    allOf([userLeaf('user', 'alice'), userLeaf('valid-user', '')]),
    userLeaf('user', 'alice'),
    true,
  ],
  [
    'a user or any user',
    anyOf([userLeaf('user', 'alice'), userLeaf('valid-user', '')]),
    userLeaf('valid-user', ''),
    true,
  ],
])('%s', (_, a, b, are) => {
  expect(areEquivalent(a, b)).toBe(are)
})

test('of thousands of users the last one counts', () => {
  const users = Array.from({ length: 3000 }, (_, number) => userLeaf('user', `u${number}`))
  const host = clientLeaf('ip', '10.1')
  expect(areEquivalent(anyOf(users.slice(0, 100)), anyOf(users.slice(0, 100).reverse()))).toBe(true)
  expect(areEquivalent(anyOf(users), anyOf(users.slice(0, -1)))).toBe(false)
  expect(areEquivalent(allOf([anyOf(users), host]), host)).toBe(false)
  expect(leavesOf(anyOf(users))).toHaveLength(3000)
})

test('are alike, whichever of them is named first', () => {
  const [any, staff, here] = [userLeaf('valid-user', ''), userLeaf('group', 'staff'), clientLeaf('ip', '10.1')]
  const [short, long] = [allOf([staff, here]), allOf([any, here, staff])]
  expect([areEquivalent(short, long), areEquivalent(long, short)]).toEqual([true, true])
})

test('that are not alike are told apart by one request', () => {
  const differ = fc.property(condition, condition, (a, b) => {
    const facts = distinguishingFacts(a, b)
    expect(facts !== undefined).toBe(!areEquivalent(a, b))
    expect(areEquivalent(a, b)).toBe(areEquivalent(b, a))
    if (!facts) return
    const isMet = (of: Condition) => lets(of, new Set([...facts].flatMap(([key, isSo]) => (isSo ? [key] : []))))
    expect(isMet(a)).not.toBe(isMet(b))
  })
  fc.assert(differ, seeded('conditions told apart', 2000, 50_000))
})

test('a name with a comma is no two questions', () => {
  const one = anyOf([userLeaf('user', 'a,ip 10.1'), clientLeaf('env', 'x')])
  const two = anyOf([userLeaf('user', 'a'), clientLeaf('ip', '10.1'), clientLeaf('env', 'x')])
  expect(areEquivalent(one, two)).toBe(false)
})
