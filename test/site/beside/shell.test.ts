import { describe, expect, test } from 'vitest'
import { shellCommandsIn } from '../../../src/site/beside/shell.js'

const commands = (text: string): string[][] =>
  shellCommandsIn(text).flatMap((found) =>
    'comment' in found ? [] : [[found.name, ...found.args].map((word) => word.value)],
  )

describe('commands of a script', () => {
  test.each([
    ['a b c', [['a', 'b', 'c']]],
    ['a; b && c || d | e &', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['a \\\n  b\nc', [['a', 'b'], ['c']]],
    ['a \\\r\n  b\r\nc', [['a', 'b'], ['c']]],
    ['"a b" \'c "d\' e\\ f', [['a b', 'c "d', 'e f']]],
    ['a "b \\"c\\" $d"', [['a', 'b "c" $d']]],
    ['a b"c d"e', [['a', 'bc de']]],
    [
      'x=$(a b) c',
      [
        ['a', 'b'],
        ['x=$(a b)', 'c'],
      ],
    ],
    [
      'echo "`a b`"',
      [
        ['a', 'b'],
        ['echo', '`a b`'],
      ],
    ],
    ['(a; b)', [['a'], ['b']]],
    ['a # b\nc#d', [['a'], ['c#d']]],
    ['a <<E b\nno\nE\nc', [['a', 'b'], ['c']]],
    ["a <<-'E'\n\tno\n\tE\nc", [['a'], ['c']]],
    ['a <<E\nnever ended', [['a']]],
    [`f() {\n a \${b}\n}`, [['f'], ['a', `\${b}`]]],
    ['a > b 2>&1', [['a', 'b', '2'], ['1']]],
    ['a "never closed', [['a', 'never closed']]],
    ['\uFEFFa', [['a']]],
    // Blanks to others, and characters of a word to a shell.
    ['a \u00A0b\n\uFEFF\n\fc\v', [['a', '\u00A0b'], ['\uFEFF'], ['\fc\v']]],
    ['', []],
  ])('%j', (text, found) => {
    expect(commands(text)).toEqual(found)
  })
})

test('words know where they stand, quotes and all', () => {
  const text = 'a \\\n "b c"'
  const [command] = shellCommandsIn(text)
  if (!command || 'comment' in command) throw new Error('There is one command.')
  expect(command.args.map(({ start, end }) => text.slice(start, end))).toEqual(['"b c"'])
})

test('any text ends', () => {
  for (const sign of ['`', '$(', '"', "'", '\\', '<<', '<<E', '(', ')', '#', '{', '`$(`"'])
    expect(() => shellCommandsIn(sign)).not.toThrow()
})
