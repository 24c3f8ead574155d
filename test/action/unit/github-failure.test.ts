import { expect, test } from 'vitest'
import { errorSentence, gitHubFailureOf } from '../../../src/action/github-failure.js'
import { type DenialContext, isExpectedDenial, permissionDenialOf } from '../../../src/action/permission-denial.js'

const rules = `Repository rule violations found

Cannot update this protected ref.

 - https://docs.github.com/rest/git/refs#update-a-reference`

test.each([
  [{ status: 502, message: 'Server Error' }, 'GitHub answered 502: Server Error.', 'unsure'],
  [
    { status: 422, message: rules },
    'GitHub answered 422: Repository rule violations found: Cannot update this protected ref.',
    'read-only',
  ],
  [
    { status: 404, message: 'Not Found - https://docs.github.com/rest' },
    'GitHub answered 404: Not Found.',
    'read-only',
  ],
  [new Error('fetch failed'), 'fetch failed.', 'unsure'],
  [new Error('a\nb\nc\nd'), 'a: b: c.', 'other'],
])('%o', (error, sentence, refusal) => {
  expect([errorSentence(error), gitHubFailureOf(error)]).toEqual([sentence, refusal])
})

const accepted = {
  response: { headers: { 'x-accepted-github-permissions': 'pull_requests=write,contents=read; issues=write' } },
}
const forbidden = { status: 403, message: 'Resource not accessible by integration' }
const needs = 'contents: write'

test.each<[object, Omit<DenialContext, 'needs'>, string, string]>([
  [forbidden, {}, 'permission', 'The token needs contents: write.'],
  [{ ...forbidden, ...accepted }, {}, 'permission', 'The token needs pull-requests: write and contents: read.'],
  [
    { status: 404, message: 'Not Found' },
    {},
    'permission',
    'The target of the request does not exist, or the token cannot see that target. The token needs contents: write.',
  ],
  [forbidden, { isFromFork: true }, 'fork', 'A run for a pull request from a fork is read-only.'],
  [forbidden, { isDependabot: true }, 'dependabot', 'A run that Dependabot starts is read-only.'],
  [
    { status: 403, message: 'Repository was archived so is read-only.' },
    { isFromFork: true },
    'archived',
    'Nothing can be written to an archived repository.',
  ],
  [
    { status: 422, message: rules },
    {},
    'rules',
    'A ruleset of the repository forbids the request. Let the account of this token bypass the ruleset.',
  ],
])('%o is denied for what it is: %o, %s', (error, asker, kind, cure) => {
  const denial = permissionDenialOf(error, { ...asker, needs })
  expect(denial.kind).toBe(kind)
  if (!isExpectedDenial(denial)) expect(denial.sentence).toMatch(/^GitHub answered 4\d\d: .+\. /)
  expect(denial.sentence.endsWith(cure)).toBe(true)
})
