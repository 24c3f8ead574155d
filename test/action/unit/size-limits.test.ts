import { expect, test } from 'vitest'
import { entriesThatFit } from '../../../src/action/size-limits.js'

test('entries that fit, whole', () => {
  expect(entriesThatFit(['aa', 'bb', 'cc'], 4, (text) => text.length)).toEqual({ kept: ['aa', 'bb'], cut: 1 })
  expect(entriesThatFit([], 0, (text) => text.length)).toEqual({ kept: [], cut: 0 })
})
