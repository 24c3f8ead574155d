import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionsIn } from '../../src/report/position.js'

test.each<[string, string, number, number, number]>([
  ['the start', 'ab\ncd\n', 0, 1, 1],
  ['inside a line', 'ab\ncd\n', 4, 2, 2],
  ['a line ending belongs to its line', 'ab\ncd\n', 2, 1, 3],
  ['behind the last line ending', 'ab\ncd\n', 6, 3, 1],
  ['behind a last line without one', 'ab\ncd', 5, 2, 3],
  ['CRLF is two characters', 'ab\r\ncd', 4, 2, 1],
  ['CR alone ends no line', 'ab\rcd', 3, 1, 4],
  ['columns are UTF-16 units', '😀é x', 4, 1, 5],
  ['an empty first line', '\nab', 2, 2, 2],
  ['an empty text', '', 0, 1, 1],
])('%s', (_title, text, offset, line, column) => {
  expect(positionsIn({ text }).at(offset)).toEqual({ line, column })
})

test('lines come without their line ending', () => {
  const positions = positionsIn({ text: 'ab\r\n\ncd\r' })
  expect([1, 2, 3].map((line) => positions.line(line))).toEqual(['ab', '', 'cd\r'])
})

test('every offset is found again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '\n', '\r\n', 'é'), { maxLength: 60, size: 'max' }),
      fc.nat(),
      (parts, at) => {
        const text = parts.join('')
        const offset = at % (text.length + 1)
        const { line, column } = positionsIn({ text }).at(offset)
        const before = text.split('\n').slice(0, line - 1)
        expect(before.map((one) => one.length + 1).reduce((sum, length) => sum + length, 0) + column - 1).toBe(offset)
      },
    ),
  )
})
