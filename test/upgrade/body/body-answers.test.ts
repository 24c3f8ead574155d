import { expect, test } from 'vitest'
import { answersParagraphs, answersSentence } from '../../../src/upgrade/body/body-answers.js'
import type { ComparedAnswers } from '../../../src/upgrade/compared-answers.js'

type Compared = Extract<ComparedAnswers, { kind: 'compared' }>

const none = { same: 0, opened: 0, closed: 0, changed: 0, unanswered: 0 }
const compared = (requests: number, counts: Partial<Compared['counts']>, more: Partial<Compared> = {}): Compared => ({
  kind: 'compared',
  requests,
  counts: { ...none, same: requests, ...counts },
  differing: [],
  notAsked: [],
  ...more,
})
const stopped = {
  ...{
    count: 1,
    message: undefined,
    answer: undefined,
    rules: [],
    places: [],
    module: undefined,
    about: undefined,
    see: undefined,
  },
  said: {
    ...{
      text: "Invalid command 'X'",
      sentence: "Invalid command 'X'",
      unbroken: '',
      code: 'AH00526',
      module: undefined,
      level: undefined,
      accessFile: undefined,
      line: 1,
    },
    at: { path: 'a.conf', line: 3 },
  },
}
const commit = { gitHubUrl: 'https://github.com', repository: 'acme/site', sha: 'c0ffee' }

test.each<[ComparedAnswers, string]>([
  [compared(312, {}), '312 requests: the same responses as before.'],
  [compared(1, {}), '1 request: the same responses as before.'],
  [
    compared(312, { opened: 1, changed: 2 }),
    '🛑 Of 312 requests, **1 allowed, but refused by the old rules, 2 with a different response**.',
  ],
  [
    compared(312, { closed: 3, unanswered: 1 }),
    '⚠️ Of 312 requests, **3 refused, but allowed by the old rules, 1 without a response**.',
  ],
  [
    { kind: 'not started', which: 'old', stopped },
    "With the old access rules 2.4 does not start, not even with mod_access_compat, so no responses were compared. It stopped at `a.conf:3`: `Invalid command 'X'`.",
  ],
  [
    { kind: 'not started', which: 'new', stopped: undefined },
    'The test copy did not start, so no responses were compared.',
  ],
])('%j', (answers, expected) => {
  expect(answersSentence(answers, commit)).toBe(expected)
})

test('what differs is listed with its line, what could not be asked after it, and no more than can be read', () => {
  const differing = Array.from({ length: 25 }, (_, index) => ({
    verdict: 'opened' as const,
    request: `GET http://a.test/${index}`,
    changes: ['status: 403 → 200'],
    line: { path: 'conf/httpd.conf', line: 4 },
  }))
  const parts = answersParagraphs(
    compared(99, { opened: 25 }, { differing, notAsked: ['requests from 10.0.0.1.'] }),
    commit,
  )
  expect(parts[1]).toMatch(
    /^- opened: `GET http:\/\/a\.test\/0` \(\[`conf\/httpd\.conf:4`\]\(https:\/\/github\.com\/acme\/site\/blob\/c0ffee\/conf\/httpd\.conf#L4\)\): `status: 403 → 200`\n/,
  )
  expect(parts[1]?.split('\n')).toHaveLength(20)
  expect(parts.slice(2)).toEqual(['…and 5 more.', '- Not tested: requests from 10.0.0.1.'])
})

test('where nothing was asked nothing is said', () => {
  expect(answersParagraphs(undefined, commit)).toEqual([])
})
