import { expect, test } from 'vitest'
import { fitting } from '../../../src/action/size-limits.js'

test('entries that fit, whole', () => {
  expect(fitting(['aa', 'bb', 'cc'], 4, (text) => text.length)).toEqual({ kept: ['aa', 'bb'], cut: 1 })
  expect(fitting([], 0, (text) => text.length)).toEqual({ kept: [], cut: 0 })
})
