import { expect, test } from 'vitest'
import { mayNotifyPeople } from '../../../src/action/client.js'

test.each([
  ['GET', '/repos/{owner}/{repo}/pulls', undefined, false],
  ['POST', '/repos/{owner}/{repo}/git/blobs', undefined, false],
  ['POST', '/repos/{owner}/{repo}/git/trees', undefined, false],
  ['POST', '/repos/{owner}/{repo}/git/commits', undefined, false],
  ['POST', '/repos/{owner}/{repo}/git/refs', undefined, false],
  ['PATCH', '/repos/{owner}/{repo}/git/refs/{ref}', undefined, true],
  ['POST', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews', undefined, true],
  ['DELETE', '/repos/{owner}/{repo}/pulls/comments/{comment_id}', undefined, true],
  ['POST', '/graphql', 'query ($id: ID!) { viewer { login } }', false],
  ['POST', '/graphql', ' mutation ($id: ID!) { resolveReviewThread }', true],
])('only what people see has to wait for what was written before: %s %s %s', (method, url, query, expected) => {
  expect(mayNotifyPeople({ method, url, query })).toBe(expected)
})
