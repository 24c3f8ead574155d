import { expect, test } from 'vitest'
import { entriesWithin } from '../../../src/action/size-limits.js'

test('entries that fit, whole', () => {
  expect(entriesWithin(['aa', 'bb', 'cc'], 4, (text) => text.length)).toEqual({ kept: ['aa', 'bb'], cut: 1 })
  expect(entriesWithin([], 0, (text) => text.length)).toEqual({ kept: [], cut: 0 })
})
