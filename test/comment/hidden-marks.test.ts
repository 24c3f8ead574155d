import { describe, expect, test } from 'vitest'
import { commentMarkOf, markedComment, markedReview, reviewMarkOf } from '../../src/comment/hidden-marks.js'

describe('a mark', () => {
  const pathsHash = '1'.repeat(16)
  const mark = { contentHash: '0123456789abcdef', keys: ['a'.repeat(16), 'b'.repeat(16)], pathsHash }

  test('is read back from the end of a text, and from nowhere else', () => {
    expect(commentMarkOf(markedComment('text', mark))).toEqual(mark)
    expect(commentMarkOf(`${markedComment('text', mark)}\nmore`)).toBeUndefined()
    expect(
      commentMarkOf(
        markedComment(markedComment('inner', { contentHash: 'f'.repeat(16), keys: ['c'.repeat(16)], pathsHash }), mark),
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
    expect(reviewMarkOf(markedReview('text', review))).toEqual(review)
    expect(reviewMarkOf(markedComment('text', mark))).toBeUndefined()
  })
})
