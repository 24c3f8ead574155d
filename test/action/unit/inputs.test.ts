import { expect, test } from 'vitest'
import { readInputs } from '../../../src/action/inputs.js'
import { modeOf, triggerOf } from '../../../src/action/trigger.js'

const inputs = (given: Record<string, string>) => readInputs((name) => ({ 'github-token': 't', ...given })[name] ?? '')

test('lists are read a line each, names also with commas between; blank lines and comments are left out', () => {
  const { paths, upgrade } = inputs({ paths: ' conf/\n\n# no\n*.vhost\r\n', labels: 'a, b\nc', reviewers: 'ada' })
  expect(paths).toEqual(['conf/', '*.vhost'])
  expect(upgrade).toMatchObject({
    labels: ['a', 'b', 'c'],
    reviewers: ['ada'],
    branch: 'httpd-upgrade/2.4',
    draft: false,
  })
})

test.each([
  ['0', 0],
  ['100', 100],
  ['', 10],
])('max-comments "%s"', (given, expected) => {
  expect(inputs({ 'max-comments': given }).maxComments).toBe(expected)
})

test.each(['-1', '1.5', 'many', '101', '0x10'])('max-comments "%s" is a mistake', (given) => {
  expect(() => inputs({ 'max-comments': given })).toThrow(`max-comments takes a number from 0 to 100, not "${given}".`)
})

test.each([
  ['auto', 'pull_request', { pull_request: { number: 3 } }, 'review'],
  ['auto', 'pull_request_target', { pull_request: { number: 3 } }, 'review'],
  ['auto', 'push', {}, 'upgrade'],
  ['auto', 'schedule', {}, 'upgrade'],
  ['auto', 'workflow_dispatch', {}, 'upgrade'],
  ['auto', 'merge_group', {}, 'report'],
  ['report', 'pull_request', { pull_request: { number: 3 } }, 'report'],
  ['upgrade', 'pull_request', { pull_request: { number: 3 } }, 'upgrade'],
] as const)('mode %s on %s', (mode, eventName, payload, expected) => {
  expect(modeOf({ mode }, { eventName, payload, sha: 'abc' })).toBe(expected)
})

test.each([
  ['a pull request', { pull_request: { number: 7 } }, { kind: 'pull', number: 7 }],
  [
    'a run',
    { workflow_run: { head_sha: 'f', head_branch: 'b', head_repository: { owner: { login: 'eve' } } } },
    { kind: 'run', head: 'eve:b', sha: 'f' },
  ],
  [
    'a run of a fork that is gone',
    { workflow_run: { head_sha: 'f', head_branch: 'b', head_repository: null } },
    { kind: 'run', head: undefined, sha: 'f' },
  ],
  ['a comment on a pull request', { issue: { number: 4, pull_request: {} } }, { kind: 'pull', number: 4 }],
  ['a comment on an issue', { issue: { number: 4 } }, { kind: 'commit', sha: 'abc' }],
  ['a merge queue', { merge_group: {} }, { kind: 'queue', sha: 'abc' }],
  ['anything else', {}, { kind: 'commit', sha: 'abc' }],
])('%s', (_, payload, expected) => {
  expect(triggerOf({ eventName: 'x', payload, sha: 'abc' })).toEqual(expected)
})

test('what decides: names with or without !, and what httpd prints of its modules', () => {
  const listed = 'Compiled in modules:\n  core.c\n  mod_unixd.c'
  expect(inputs({ define: 'SSL, !DEV', modules: listed })).toMatchObject({ define: ['SSL', '!DEV'], modules: listed })
  expect(inputs({})).toMatchObject({ define: [], modules: undefined })
  expect(() => inputs({ modules: 'httpd -l' })).toThrow('Set it to the output of `httpd -l` or `httpd -M`, or')
})

test('which version the files are of, where the workflow says it', () => {
  expect(inputs({ from: '2.2' })).toMatchObject({ from: '2.2' })
  expect(inputs({})).toMatchObject({ from: undefined })
  expect(() => inputs({ from: '2.0' })).toThrow('from')
})
