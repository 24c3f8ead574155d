import { describe, expect, test } from 'vitest'
import type { Remark } from '../../src/language-server/messages.js'
import { moveRemarks } from '../../src/language-server/move-remarks.js'
import { applyTextEdits } from '../../src/language-server/open-file-edits.js'

const text = 'Listen 80\nKeepAlive yes\nTimeout 5\n'
const start = text.indexOf('yes')
const nowhere = { line: 0, character: 0 }
const remark: Remark = {
  start,
  end: start + 3,
  range: { start: nowhere, end: nowhere },
  severity: 'error',
  id: 'keepalive-value',
  see: undefined,
  message: 'no',
}

/** The words that the remark is about after some edits. */
function words(...edits: { start: number; end: number; text: string }[]): string[] {
  const now = applyTextEdits(text, edits)
  return moveRemarks([remark], edits).map((one) => now.slice(one.start, one.end))
}

describe('what was said of a text moves with it', () => {
  test.each<[string, Parameters<typeof words>, string[]]>([
    ['lines before it', [{ start: 0, end: 0, text: '# one\n# two\n' }], ['yes']],
    ['less before it', [{ start: 0, end: 10, text: '' }], ['yes']],
    ['something behind it', [{ start: text.length, end: text.length, text: 'Listen 81\n' }], ['yes']],
    [
      'one edit after the other',
      [
        { start: 0, end: 10, text: '' },
        { start: 0, end: 0, text: 'X\n' },
      ],
      ['yes'],
    ],
    ['right before it', [{ start, end: start, text: '"' }], ['yes']],
    ['within it', [{ start: start + 1, end: start + 1, text: 'x' }], []],
    ['at its end, as one goes on writing', [{ start: start + 3, end: start + 3, text: 't' }], []],
    ['all of it gone', [{ start: 0, end: text.length, text: '' }], []],
    ['a part of it gone', [{ start: start - 2, end: start + 1, text: '' }], []],
  ])('%s', (_, edits, expected) => {
    expect(words(...edits)).toEqual(expected)
  })
})
