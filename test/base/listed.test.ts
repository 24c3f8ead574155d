import { expect, test } from 'vitest'
import { listed, listedWithCommas } from '../../src/base/listed.js'

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`)

test.each([
  [0, '', ''],
  [1, 'n1', 'n1'],
  [2, 'n1 and n2', 'n1, n2'],
  [5, 'n1, n2, n3, n4 and n5', 'n1, n2, n3, n4, n5'],
  [6, 'n1, n2, n3, n4, n5 and 1 more', 'n1, n2, n3, n4, n5 and 1 more'],
  [2005, 'n1, n2, n3, n4, n5 and 2,000 more', 'n1, n2, n3, n4, n5 and 2,000 more'],
])('%i names', (count, sentence, places) => {
  expect(listed(names(count))).toBe(sentence)
  expect(listedWithCommas(names(count))).toBe(places)
})

test('what stands before the last one is given, and so is how many there is room for', () => {
  expect(listed(names(3), 3, ' or ')).toBe('n1, n2 or n3')
  expect(listed(names(4), 3, ' or ')).toBe('n1, n2, n3 and 1 more')
})
