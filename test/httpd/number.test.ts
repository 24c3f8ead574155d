import { expect, test } from 'vitest'
import { atoi, strtolAnyBase } from '../../src/httpd/number.js'

test.each([
  ['15', 15, 15],
  [' 15s', 15, 15],
  ['-1', -1, -1],
  ['+7', 7, 7],
  ['abc', 0, 0],
  ['', 0, 0],
  ['0x10', 0, 16],
  ['0X1fz', 0, 31],
  ['0x', 0, 0],
  ['010', 10, 8],
  ['-010', -10, -8],
  ['09', 9, 0],
  ['0', 0, 0],
])('%s is %d to atoi and %d to strtol', (text, decimal, any) => {
  expect(atoi(text)).toBe(decimal)
  expect(strtolAnyBase(text)).toBe(any)
})
