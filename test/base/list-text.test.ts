import { expect, test } from 'vitest'
import { commaList, listText } from '../../src/base/list-text.js'

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`)

test.each([
  [0, '', ''],
  [1, 'n1', 'n1'],
  [2, 'n1 and n2', 'n1, n2'],
  [5, 'n1, n2, n3, n4 and n5', 'n1, n2, n3, n4, n5'],
  [6, 'n1, n2, n3, n4, n5 and 1 more', 'n1, n2, n3, n4, n5 and 1 more'],
  [2005, 'n1, n2, n3, n4, n5 and 2,000 more', 'n1, n2, n3, n4, n5 and 2,000 more'],
])('%i names', (count, sentence, places) => {
  expect(listText(names(count))).toBe(sentence)
  expect(commaList(names(count))).toBe(places)
})

test('what stands before the last one is given, and so is how many there is room for', () => {
  expect(listText(names(3), 3, ' or ')).toBe('n1, n2 or n3')
  expect(listText(names(4), 3, ' or ')).toBe('n1, n2, n3 and 1 more')
})
