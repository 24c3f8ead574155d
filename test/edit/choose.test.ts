import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseFixes } from '../../src/edit/choose.js'
import { applyEdits, editsInOrder, type Fix, safeFix } from '../../src/edit/edit.js'
import { parse } from '../../src/syntax/parse.js'
import type { ConfigFile } from '../../src/syntax/tree.js'

describe('fixes are taken whole or not at all', () => {
  const given = parse('0123456789\n', 'httpd.conf')
  const other = parse('0123456789\n', 'other.conf')
  type Span = [number, number, string, ConfigFile?]
  const fix = (...spans: Span[]): { fix: Fix } => ({
    fix: safeFix('x', ...spans.map(([start, end, text, where = given]) => ({ file: where, start, end, text }))),
  })

  test.each<[string, Span[][], number[], string]>([
    ['side by side', [[[2, 4, 'a']], [[4, 6, 'b']]], [], '01ab6789\n'],
    ['overlapping', [[[2, 5, 'a']], [[4, 6, 'b']]], [1], '01a56789\n'],
    ['one within the other', [[[4, 5, 'a']], [[2, 8, 'b']]], [1], '0123a56789\n'],
    [
      'the very same',
      [
        [[2, 5, 'a']],
        [
          [2, 5, 'a'],
          [7, 8, 'b'],
        ],
      ],
      [],
      '01a56b89\n',
    ],
    [
      'the same span, another text',
      [
        [[2, 5, 'a']],
        [
          [2, 5, 'b'],
          [7, 8, 'b'],
        ],
      ],
      [1],
      '01a56789\n',
    ],
    [
      'insertions at one place, in the order of the fixes',
      [[[3, 3, 'b']], [[3, 3, 'a']], [[3, 3, 'b']]],
      [],
      '012ba3456789\n',
    ],
    ['an insertion at either end', [[[2, 5, 'a']], [[2, 2, '<']], [[5, 5, '>']]], [], '01<a>56789\n'],
    ['an insertion inside', [[[2, 5, 'a']], [[3, 3, 'x']]], [1], '01a56789\n'],
    ['inside, and first', [[[3, 3, 'x']], [[2, 5, 'a']]], [1], '012x3456789\n'],
    ['a refused fix clashes with nobody', [[[2, 5, 'a']], [[4, 7, 'b']], [[6, 8, 'c']]], [1], '01a5c89\n'],
    [
      'one edit of several is enough',
      [
        [
          [0, 1, 'a'],
          [8, 9, 'z'],
        ],
        [
          [4, 5, 'b'],
          [8, 9, 'y'],
        ],
      ],
      [1],
      'a1234567z9\n',
    ],
    ['in another file', [[[2, 5, 'a']], [[2, 5, 'b', other]]], [], '01a56789\n'],
    [
      'a fix that clashes with itself',
      [
        [
          [2, 5, 'a'],
          [3, 6, 'b'],
        ],
        [[3, 4, 'c']],
      ],
      [0],
      '012c456789\n',
    ],
  ])('%s', (_title, fixes, refused, after) => {
    const candidates = fixes.map((spans) => fix(...spans))
    const chosen = chooseFixes(candidates)
    expect(chosen.refused.map((one) => candidates.indexOf(one))).toEqual(refused)
    expect(chosen.taken).toEqual(candidates.filter((one) => !chosen.refused.includes(one)))
    expect(
      applyEdits(
        given,
        chosen.taken.flatMap((one) => one.fix.edits),
      ),
    ).toBe(after)
  })

  test('whatever they are, what is taken can be applied, and nothing more could be', () => {
    const span = fc
      .tuple(fc.nat(10), fc.nat(4), fc.constantFrom('', 'a', 'b'))
      .map(([start, length, text]): Span => [start, Math.min(10, start + length), text])
    fc.assert(
      fc.property(fc.array(fc.array(span, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (all) => {
        const candidates = all.map((spans) => fix(...spans))
        const { taken, refused } = chooseFixes(candidates)
        const edits = taken.flatMap((one) => one.fix.edits)
        expect(() => applyEdits(given, edits)).not.toThrow()
        for (const one of refused) {
          const earlier = taken
            .filter((other) => candidates.indexOf(other) < candidates.indexOf(one))
            .flatMap((other) => other.fix.edits)
          expect(() => applyEdits(given, [...earlier, ...one.fix.edits])).toThrow(RangeError)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('a hundred thousand that want the same line', () => {
    const same = Array.from({ length: 100_000 }, () => fix([5, 5, 'x'], [8, 9, 'y'], [0, 1, 'z']))
    expect(chooseFixes(same).taken).toHaveLength(100_000)
    expect(
      editsInOrder(
        given,
        same.flatMap((one) => one.fix.edits),
      ),
    ).toHaveLength(3)
  })
})
