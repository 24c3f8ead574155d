import { describe, expect, test } from 'vitest'
import { commentBodyWithMark, commentMarkOf, reviewBodyWithMark, reviewMarkOf } from '../../src/comment/hidden-marks.js'

describe('a mark', () => {
  const pathsHash = '1'.repeat(16)
  const mark = { contentHash: '0123456789abcdef', keys: ['a'.repeat(16), 'b'.repeat(16)], pathsHash }

  test('is read back from the end of a text, and from nowhere else', () => {
    expect(commentMarkOf(commentBodyWithMark('text', mark))).toEqual(mark)
    expect(commentMarkOf(`${commentBodyWithMark('text', mark)}\nmore`)).toBeUndefined()
    expect(
      commentMarkOf(
        commentBodyWithMark(
          commentBodyWithMark('inner', { contentHash: 'f'.repeat(16), keys: ['c'.repeat(16)], pathsHash }),
          mark,
        ),
      ),
    ).toEqual(mark)
    expect(commentMarkOf('text')).toBeUndefined()
  })

  test('of a review', () => {
    const review = {
      run: '0'.repeat(16),
      list: 'none',
      pathsHash,
      was: '2.4' as const,
      cut: { maxComments: 10, keys: ['0123abcd', 'abcd0123'] },
    }
    expect(reviewMarkOf(reviewBodyWithMark('text', review))).toEqual(review)
    expect(reviewMarkOf(commentBodyWithMark('text', mark))).toBeUndefined()
  })
})
