import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from '../../../src/page/editor/line-diff.js'
import { seeded } from '../../thoroughness.js'

const shown = (a: string, b: string) =>
  lineDiff(a, b).map(({ fromA, toA, fromB, toB }) => [a.slice(fromA, toA), b.slice(fromB, toB)])

test.each<[string, string, string, [string, string][]]>([
  ['nothing', 'a\nb\n', 'a\nb\n', []],
  ['a line that is gone', 'a\nb\nc\n', 'a\nc\n', [['b\n', '']]],
  ['a line that is new', 'a\nc\n', 'a\nb\nc\n', [['', 'b\n']]],
  ['a word', 'Options Indexes +FollowSymLinks\n', 'Options Indexes FollowSymLinks\n', [['+', '']]],
  [
    'a line that is another',
    'a\nOrder allow,deny\nb\n',
    'a\nRequire all granted\nb\n',
    [['Order allow,deny\n', 'Require all granted\n']],
  ],
  [
    'a block that is written anew, as a whole',
    'a\nOrder allow,deny\nAllow from all\nb\n',
    'a\n<RequireAll>\nRequire all granted\n</RequireAll>\nb\n',
    [['Order allow,deny\nAllow from all\n', '<RequireAll>\nRequire all granted\n</RequireAll>\n']],
  ],
  ['the end of the file', 'a\nb', 'a\n', [['b', '']]],
  ['all', '', 'a\n', [['', 'a\n']]],
])('%s', (_name, a, b, changes) => expect(shown(a, b)).toEqual(changes))

test('putting the new in the place of the old makes the one text of the other', () => {
  const text = fc
    .array(fc.constantFrom('a\n', 'b\n', 'Order allow,deny\n', '</A>\n', 'x'))
    .map((lines) => lines.join(''))
  fc.assert(
    fc.property(text, text, (a, b) => {
      let [made, at] = ['', 0]
      for (const { fromA, toA, fromB, toB } of lineDiff(a, b)) {
        made += a.slice(at, fromA) + b.slice(fromB, toB)
        at = toA
      }
      expect(made + a.slice(at)).toBe(b)
    }),
    seeded('line differences', 300, 10_000),
  )
})
