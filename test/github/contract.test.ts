import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shareOf } from '../thoroughness.js'
import { clientOf, refusalOf } from './client.js'
import { match, operationIds, requestProblems, responseProblems } from './contract.js'
import { operations } from './operations/index.js'
import { openPullRequest, push } from './people.js'
import { type GitHub, withGitHub } from './server.js'
import { addRepository, addToken } from './setup.js'
import { type Source, slice } from './slice.js'

const problems = (method: string, path: string, query: string, body?: unknown): string[] => {
  const hit = match(method, path)
  if (!hit) throw new Error(`${method} ${path} is no operation.`)
  return requestProblems(hit, new URLSearchParams(query), body)
}

const reviews = '/repos/acme/site/pulls/1/reviews'

test.each(
  shareOf(2, [
    ['a review', { event: 'COMMENT', body: 'b', comments: [{ path: 'a', line: 3, side: 'RIGHT', body: 'x' }] }, []],
    [
      'a typo in event',
      { event: 'COMENT' },
      ['/event must be equal to one of the allowed values: APPROVE, REQUEST_CHANGES, COMMENT'],
    ],
    ['a line as a string', { comments: [{ path: 'a', line: '3', body: 'x' }] }, ['/comments/0/line must be integer']],
    ['a comment without a path', { comments: [{ body: 'x' }] }, ["/comments/0 must have required property 'path'"]],
    [
      'a typo in a key',
      { comments: [{ path: 'a', body: 'x', start_sid: 'RIGHT' }] },
      ['body/comments/0: unknown key start_sid'],
    ],
    [
      'a file comment in a review',
      { comments: [{ path: 'a', body: 'x', subject_type: 'file' }] },
      ['body/comments/0: unknown key subject_type'],
    ],
  ]),
)('a request body: %s', (_, body, expected) => {
  expect(problems('POST', reviews, '', body)).toEqual(expected)
})

test.each([
  ['per_page=100&page=2', []],
  ['perpage=100', ['unknown query parameter perpage']],
  ['per_page=many', ['query parameter per_page=many must be integer']],
])('a query: %s', (query, expected) => {
  expect(problems('GET', '/repos/acme/site/pulls/1/files', query)).toEqual(expected)
})

test('a body where none is taken, and none where one is required', () => {
  expect(problems('DELETE', '/repos/acme/site/git/refs/heads/x', '', {})).toEqual(['this operation takes no body'])
  expect(problems('POST', '/repos/acme/site/git/refs', '')).toEqual(['missing body'])
})

test('paths: the more literal one wins, and only some parameters hold slashes', () => {
  expect(match('GET', '/repos/o/r/pulls/comments/5')?.operation).toBe('pulls/get-review-comment')
  expect(match('GET', '/repos/o/r/pulls/5/comments')?.operation).toBe('pulls/list-review-comments')
  expect(match('GET', '/repos/o/r/git/ref/heads%2Ffeature%2Fx')?.params.ref).toBe('heads/feature/x')
  expect(match('GET', '/repos/o/r/contents/conf.d/a%20b.conf')?.params.path).toBe('conf.d/a b.conf')
  expect(match('GET', '/repos/o/r/contents')?.params.path).toBe('')
  expect(match('GET', '/repos/o/r/git/trees/a/b')).toBeUndefined()
})

test('an answer: status, types and keys must be described', () => {
  const hit = match('POST', '/repos/acme/site/git/refs')
  if (!hit) throw new Error('no operation')
  const sha = 'a'.repeat(40)
  const answer = {
    ref: 'refs/heads/x',
    node_id: 'n',
    url: 'https://x.invalid',
    object: { type: 'commit', sha, url: 'https://x.invalid' },
  }
  expect(responseProblems(hit, 201, answer)).toEqual([])
  expect(responseProblems(hit, 200, answer)).toEqual(['status 200 is not documented for git/create-ref'])
  expect(responseProblems(hit, 201, { ...answer, ref: 1 })).toEqual(['/ref must be string'])
  expect(responseProblems(hit, 201, { ...answer, refs: 1 })).toEqual(['body: unknown key refs'])
})

test('the vendored slice is what the script cuts, and each of its operations has a behaviour', () => {
  const file = readFileSync(new URL('github-subset.json.gz', import.meta.url))
  const vendored = JSON.parse(gunzipSync(file).toString()) as Source
  expect(slice(vendored)).toEqual(vendored)
  expect(vendored.info['x-notice']).toContain('MIT License')
  expect(Object.keys(operations).sort()).toEqual(operationIds().sort())
})

const site = (github: GitHub) => addRepository(github, 'acme/site', { files: { 'a.conf': 'a\n' } })

test('a violation fails the test that made it, even where the client takes no notice', async () => {
  const careless = withGitHub(async (github) => {
    await site(github)
    const octokit = clientOf(github, addToken(github, { permissions: {} }))
    await octokit.request('GET /repos/acme/site?verbose=1').catch(() => {})
    await octokit.request('GET /repos/acme/site/stargazers').catch(() => {})
  })
  await expect(careless).rejects.toThrow(
    "GitHub's description was broken:\nrepos/get: unknown query parameter verbose\nGET /repos/acme/site/stargazers is not in the description slice",
  )
})

test('a request that breaks the description is refused and does nothing', () =>
  withGitHub(async (github) => {
    const repository = await site(github)
    await push(github, repository, 'topic', { 'a.conf': 'b\n' })
    const pull = await openPullRequest(github, repository, { head: 'topic' })
    const octokit = clientOf(github, addToken(github, { permissions: { pull_requests: 'write' } }))
    const given = { owner: 'acme', repo: 'site', pull_number: pull.number, body: 'x', event: 'COMENT' as 'COMMENT' }
    expect((await refusalOf(octokit.rest.pulls.createReview(given))).status).toBe(422)
    expect(pull.reviews).toEqual([])
    expect(github.takeViolations()).toEqual([expect.stringContaining('pulls/create-review: /event must be equal')])
  }))

test('requests are recorded and counted', () =>
  withGitHub(async (github) => {
    await site(github)
    const octokit = clientOf(github, addToken(github, { permissions: {} }))
    await octokit.rest.repos.get({ owner: 'acme', repo: 'site' })
    await octokit.rest.rateLimit.get()
    expect(github.count()).toBe(2)
    expect(github.count('repos/get')).toBe(1)
    expect(github.requests[0]).toMatchObject({ method: 'GET', path: '/repos/acme/site', status: 200 })
  }))
