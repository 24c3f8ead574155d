import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, type Edit } from '../../src/edit/edit.js'
import { lineChanges } from '../../src/edit/line-changes.js'
import { parse } from '../../src/syntax/parse.js'
import { originalLine } from '../../src/verify/original-line.js'

const text = 'one\ntwo\nthree\nfour\nfive\n'
const file = parse(text, 'httpd.conf')
const edit = (before: string, after: string): Edit => {
  const start = text.indexOf(before)
  return { file, start, end: start + before.length, text: after }
}

/** The original line of each line of the new text. */
const lines = (...edits: Edit[]) => {
  const changes = lineChanges(file, edits)
  const count = applyEdits(file, edits).split('\n').length - 1
  return Array.from({ length: count }, (_, index) => originalLine(text, changes, index + 1))
}

describe('the line that a line comes from', () => {
  test.each<readonly [string, Edit[], number[]]>([
    ['nothing changes', [], [1, 2, 3, 4, 5]],
    ['a word changes', [edit('two', 'zwei')], [1, 2, 3, 4, 5]],
    ['a line goes', [edit('two\n', '')], [1, 3, 4, 5]],
    ['the first line goes', [edit('one\n', '')], [2, 3, 4, 5]],
    ['two lines go, apart', [edit('two\n', ''), edit('four\n', '')], [1, 3, 5]],
    ['a line becomes three', [edit('two\n', 'a\nb\nc\n')], [1, 2, 2, 2, 3, 4, 5]],
    ['three lines become one', [edit('two\nthree\nfour\n', 'a\n')], [1, 2, 5]],
    ['two lines become two', [edit('two\nthree\n', 'a\nb\n')], [1, 2, 3, 4, 5]],
    ['a line comes in', [{ file, start: 4, end: 4, text: 'new\n' }], [1, 2, 2, 3, 4, 5]],
    ['a line comes in at the top', [{ file, start: 0, end: 0, text: 'new\n' }], [1, 1, 2, 3, 4, 5]],
    ['a line comes in at the end', [{ file, start: text.length, end: text.length, text: 'new\n' }], [1, 2, 3, 4, 5, 5]],
  ])('%s', (_what, edits, expected) => {
    expect(lines(...edits)).toEqual(expected)
  })

  test('a line that is in both texts comes from itself', () => {
    const kinds = fc.constantFrom('keep', 'remove', 'replace', 'double')
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 1, maxLength: 12 }), (plan) => {
        const all = plan.map((_, index) => `line ${index}\n`)
        const own = parse(all.join(''), 'httpd.conf')
        const edits = plan.flatMap((kind, index): Edit[] => {
          const start = all.slice(0, index).join('').length
          const end = start + (all[index]?.length ?? 0)
          if (kind === 'keep') return []
          return [
            {
              file: own,
              start,
              end,
              text: kind === 'remove' ? '' : kind === 'replace' ? `new ${index}\n` : `new ${index}\nnew ${index}\n`,
            },
          ]
        })
        const changes = lineChanges(own, edits)
        const after = applyEdits(own, edits).split('\n').slice(0, -1)
        after.forEach((line, index) => {
          const number = Number(/\d+$/.exec(line)?.[0])
          // A run of changed lines counts as one, so of a new line only the run is known.
          if (line.startsWith('line')) expect(originalLine(own.text, changes, index + 1)).toBe(number + 1)
        })
      }),
    )
  })
})
