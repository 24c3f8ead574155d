import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRejectedComments } from '../../src/comment/rejected-comments.js'
import type { CommentToSend } from '../../src/comment/review-calls.js'

const comments = (count: number): CommentToSend[] =>
  Array.from({ length: count }, (_, index) => ({
    path: 'a.conf',
    lines: { first: index + 1, last: index + 1 },
    body: 'x',
  }))

/** Ask of so many comments which are refused, where these are. */
async function found(count: number, bad: ReadonlySet<number>) {
  let questions = 0
  const refused = await findRejectedComments(comments(count), async (some) => {
    questions++
    expect(some).not.toEqual([])
    return !some.some(({ lines }) => bad.has(lines.first))
  })
  return { refused: refused.map(({ lines }) => lines.first), questions }
}

describe('comments that GitHub does not take together', () => {
  test('one of thirty is found in few questions', async () => {
    const { refused, questions } = await found(30, new Set([17]))
    expect([refused, questions <= 10]).toEqual([[17], true])
  })

  test('one alone needs no question', async () => {
    expect(await found(1, new Set([1]))).toEqual({ refused: [1], questions: 0 })
  })

  test('no refused one is ever missed, no more than twenty questions are asked, and what is in doubt is refused', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), fc.array(fc.nat(99), { minLength: 1 }), async (count, at) => {
        const bad = new Set(at.map((each) => (each % count) + 1))
        const { refused, questions } = await found(count, bad)
        expect(refused).toEqual([...new Set(refused)].sort((a, b) => a - b))
        expect(refused).toEqual(expect.arrayContaining([...bad]))
        expect(questions).toBeLessThanOrEqual(20)
        if (questions < 20) expect(new Set(refused)).toEqual(bad)
      }),
    ))
})
