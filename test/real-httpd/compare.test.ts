import { expect, test } from 'vitest'
import type { Answer } from './client.js'
import { compare, compareAll } from './compare.js'

const page: Answer = [200, '/page.html', null, null]
const denied: Answer = [403, null, null, null]
const asked: Answer = [401, null, 'Basic realm="R"', null]
const broken: Answer = [500, null, null, null]
const missing: Answer = [404, null, null, null]
const silent: Answer = [0, null, null, null]

test.each([
  ['same', page, page],
  ['same', asked, asked],
  ['opened', denied, page],
  ['opened', asked, page],
  ['opened', broken, page],
  ['opened', denied, missing],
  ['closed', page, denied],
  ['closed', page, asked],
  ['closed', missing, broken],
  ['closed', page, silent],
  ['changed', denied, asked],
  ['changed', asked, denied],
  ['changed', denied, broken],
  ['changed', page, missing],
  ['changed', page, [200, '/other.html', null, null]],
  ['changed', asked, [401, null, 'Basic realm="Other"', null]],
  ['changed', [301, null, null, '/a/'], [301, null, null, '/b/']],
] satisfies [string, Answer, Answer][])('%s: %j, then %j', (difference, before, after) => {
  expect(compare(before, after)).toBe(difference)
})

test('a server that does not start answers nobody', () => {
  const error = { ok: false, message: 'why', file: undefined, line: undefined, warnings: [] }
  expect(compareAll([page, denied], { error })).toEqual(['closed', 'changed'])
  expect(compareAll([page, denied], { answers: [page, page] })).toEqual(['same', 'opened'])
})
