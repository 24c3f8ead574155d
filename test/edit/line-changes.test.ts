import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../src/edit/edit.js'
import { type LineChange, lineChanges, linesOf } from '../../src/edit/line-changes.js'
import { seeded } from '../thoroughness.js'
import { editedFile } from './random-edits.js'

type Span = [number, number, string]

const changesOf = (text: string, edits: readonly Span[]) => {
  const file = { path: 'a', text }
  return lineChanges(
    file,
    edits.map(([start, end, text]) => ({ file, start, end, text })),
  )
}

describe('edits are widened to the lines that differ', () => {
  test.each<[string, string, Span[], [number, string, string][]]>([
    ['none', 'a\nb\n', [], []],
    ['one that changes nothing', 'a\nb\n', [[0, 1, 'a']], []],
    ['a word', 'a\nb c\nd\n', [[4, 5, 'x']], [[2, 'b c\n', 'b x\n']]],
    [
      'two words of a line',
      'a\nb c\nd\n',
      [
        [2, 3, 'x'],
        [4, 5, 'y'],
      ],
      [[2, 'b c\n', 'x y\n']],
    ],
    [
      'two lines that touch',
      'a\nb\nc\n',
      [
        [0, 1, 'x'],
        [2, 3, 'y'],
      ],
      [[0, 'a\nb\n', 'x\ny\n']],
    ],
    [
      'two lines that do not',
      'a\nb\nc\n',
      [
        [0, 1, 'x'],
        [4, 5, 'y'],
      ],
      [
        [0, 'a\n', 'x\n'],
        [4, 'c\n', 'y\n'],
      ],
    ],
    ['a line that goes', 'a\nb\nc\n', [[2, 4, '']], [[2, 'b\n', '']]],
    ['a line ending that goes', 'a\nb\nc\n', [[1, 2, '']], [[0, 'a\nb\n', 'ab\n']]],
    [
      'a line that goes behind an insertion',
      'a\nb\nc\n',
      [
        [2, 2, 'x'],
        [2, 4, ''],
      ],
      [[2, 'b\nc\n', 'xc\n']],
    ],
    ['a line ending that goes with what is before it', 'a b\nc\n', [[1, 4, '']], [[0, 'a b\nc\n', 'ac\n']]],
    ['lines that come', 'a\nb\n', [[2, 2, 'x\ny\n']], [[2, '', 'x\ny\n']]],
    ['at the start', 'a\n', [[0, 0, 'x\n']], [[0, '', 'x\n']]],
    ['at the end', 'a\n', [[2, 2, 'x\n']], [[2, '', 'x\n']]],
    ['behind a last line without an end', 'a\nb', [[3, 3, '\nx']], [[2, 'b', 'b\nx']]],
    ['the last line, without an end, goes', 'a\nb', [[2, 3, '']], [[0, 'a\nb', 'a']]],
    ['and blank lines before it', 'a\n\n\nb', [[4, 5, '']], [[0, 'a\n\n\nb', 'a']]],
    ['everything goes', 'a\nb', [[0, 3, '']], [[0, 'a\nb', '']]],
    ['into an empty file', '', [[0, 0, 'a\n']], [[0, '', 'a\n']]],
    ['CRLF', 'a\r\nb\r\n', [[3, 4, 'x']], [[3, 'b\r\n', 'x\r\n']]],
    ['the same lines around a change are left off', 'a\nb\nc\n', [[0, 6, 'a\nx\nc\n']], [[2, 'b\n', 'x\n']]],
  ])('%s', (_title, text, edits, changes) => {
    expect(changesOf(text, edits)).toEqual(
      changes.map(([start, before, after]) => ({ start, end: start + before.length, before, after })),
    )
  })
})

const pasted = (text: string, changes: readonly LineChange[]) =>
  changes.reduceRight((out, { start, end, after }) => out.slice(0, start) + after + out.slice(end), text)

test('whatever the edits, the lines make the same text', () => {
  fc.assert(
    fc.property(editedFile, ({ file, edits }) => {
      const { text } = file
      const changes = lineChanges(file, edits)
      expect(pasted(text, changes)).toBe(applyEdits(file, edits))
      let last = -1
      for (const { start, end, before, after } of changes) {
        expect(text.slice(start, end)).toBe(before)
        expect(start, 'in order, and never touching').toBeGreaterThan(last)
        for (const at of [start, end])
          expect(at === 0 || at === text.length || text[at - 1] === '\n', 'whole lines').toBe(true)
        expect(before, 'no change for nothing').not.toBe(after)
        const [old, now] = [linesOf(before), linesOf(after)]
        if (end < text.length && after !== '') expect(after.endsWith('\n'), 'whole new lines').toBe(true)
        if (old.length && now.length)
          expect([old[0] === now[0], old.at(-1) === now.at(-1)], 'no more lines than differ').toEqual([false, false])
        last = end
      }
    }),
    seeded('line changes', 4_000, 20_000),
  )
})

test('lines are cut behind each LF, and only there', () => {
  expect(linesOf('a\r\n\nb\rc\u2028d\n\ne')).toEqual(['a\r\n', '\n', 'b\rc\u2028d\n', '\n', 'e'])
  expect(linesOf('')).toEqual([])
})
