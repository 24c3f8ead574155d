import { expect, test } from 'vitest'
import { errorSentence, refusalIn } from '../../../src/action/refusal.js'

const rules = `Repository rule violations found

Cannot update this protected ref.

 - https://docs.github.com/rest/git/refs#update-a-reference`

test.each([
  [{ status: 502, message: 'Server Error' }, 'GitHub answered 502: Server Error.', 'unsure'],
  [
    { status: 422, message: rules },
    'GitHub answered 422: Repository rule violations found: Cannot update this protected ref.',
    'invalid',
  ],
  [
    { status: 404, message: 'Not Found - https://docs.github.com/rest' },
    'GitHub answered 404: Not Found.',
    'read-only',
  ],
  [new Error('fetch failed'), 'fetch failed.', 'unsure'],
  [new Error('a\nb\nc\nd'), 'a: b: c.', 'other'],
])('%o', (error, sentence, refusal) => {
  expect([errorSentence(error), refusalIn(error)]).toEqual([sentence, refusal])
})
