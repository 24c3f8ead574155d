import { expect, test } from 'vitest'
import { shareOf } from '../thoroughness.js'
import { clientOf, refusalOf } from './client.js'
import {
  abuse,
  badGateway,
  cutConnection,
  type Fault,
  lostAnswer,
  meanwhile,
  missing,
  notYetThere,
  primaryLimit,
  readOnly,
  secondaryLimit,
  tooManyRequests,
  unavailable,
} from './faults.js'
import { push } from './people.js'
import { type Scene, twoHunks } from './scene.js'
import { withGitHub } from './server.js'
import { addRepository, addToken, type TokenOptions } from './setup.js'

const repo = { owner: 'acme', repo: 'site' }

test('who may do what: nothing without a token, and each operation with its own permission', () =>
  withGitHub(async (github) => {
    const { at, pull } = await twoHunks(github)
    const as = (permissions: TokenOptions['permissions']) => clientOf(github, addToken(github, { permissions })).rest
    const review = (permissions: TokenOptions['permissions']) =>
      as(permissions).pulls.createReview({ ...at, event: 'COMMENT', body: 'b' })
    expect((await refusalOf(clientOf(github, 'wrong').rest.repos.get(repo))).status).toBe(401)
    await as({}).repos.get(repo)
    for (const permissions of [{}, { contents: 'write' }, { pull_requests: 'read' }] as const) {
      expect(await refusalOf(review(permissions))).toMatchObject({
        status: 403,
        message: expect.stringContaining('Resource not accessible by integration'),
      })
    }
    await review({ pull_requests: 'write' })
    expect((await refusalOf(as({ contents: 'read' }).pulls.listFiles(at))).status).toBe(403)
    expect((await refusalOf(as({ pull_requests: 'write' }).git.getRef({ ...repo, ref: 'heads/main' }))).status).toBe(
      403,
    )
    expect((await refusalOf(as({ contents: 'read' }).git.createBlob({ ...repo, content: '' }))).status).toBe(403)
    const comment = { ...repo, issue_number: pull.number, body: 'x' }
    await as({ issues: 'write' }).issues.createComment(comment)
    await as({ pull_requests: 'write' }).issues.createComment(comment)
    expect((await refusalOf(as({ pull_requests: 'write' }).issues.create({ ...repo, title: 'x' }))).status).toBe(403)
    expect(
      (await refusalOf(as({ pull_requests: 'write' }).checks.create({ ...repo, name: 'c', head_sha: pull.headSha })))
        .status,
    ).toBe(403)
    expect((await refusalOf(as({ contents: 'write' }).users.getAuthenticated())).status).toBe(403)
  }))

test('a repository that the token is not for is not there; a public one can be read', () =>
  withGitHub(async (github) => {
    for (const name of ['acme/site', 'acme/other']) await addRepository(github, name, { files: { a: 'a' } })
    await addRepository(github, 'acme/open', { files: { a: 'a' }, visibility: 'public' })
    const token = addToken(github, { permissions: { contents: 'write' }, repositories: ['acme/site'] })
    const octokit = clientOf(github, token)
    const main = (name: string) => octokit.rest.git.getRef({ owner: 'acme', repo: name, ref: 'heads/main' })
    await main('site')
    await main('open')
    expect((await refusalOf(main('other'))).status).toBe(404)
    expect((await refusalOf(octokit.rest.git.createBlob({ owner: 'acme', repo: 'open', content: '' }))).status).toBe(
      403,
    )
  }))

test('an archived repository is read-only', () =>
  withGitHub(async (github) => {
    await addRepository(github, 'acme/old', { files: { a: 'a' }, archived: true })
    const { git } = clientOf(github, addToken(github, { permissions: { contents: 'write' } })).rest
    await git.getRef({ owner: 'acme', repo: 'old', ref: 'heads/main' })
    const refused = await refusalOf(git.createBlob({ owner: 'acme', repo: 'old', content: '' }))
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('archived so is read-only') })
  }))

const create = ({ octokit, at }: Scene) => octokit.rest.pulls.createReview({ ...at, event: 'COMMENT', body: 'b' })

test.each<[string, Fault, number, string]>(
  shareOf(2, [
    ['502', badGateway(), 502, 'Server Error'],
    ['503', unavailable(), 503, 'Service unavailable'],
    ['403 of the secondary limit', secondaryLimit(7), 403, 'secondary rate limit'],
    ['429', tooManyRequests(7), 429, 'secondary rate limit'],
    ['403 of the primary limit', primaryLimit(1_800_000_000), 403, 'API rate limit exceeded'],
    ['422 abuse', abuse(), 422, 'Validation Failed'],
    ['422 of what is not everywhere yet', notYetThere(), 422, 'Validation Failed'],
    ['404', missing(), 404, 'Not Found'],
    ['a token that may only read', readOnly(), 403, 'Resource not accessible by integration'],
  ]),
)('a fault answers instead, for as long as planned: %s', (_, fault, status, message) =>
  withGitHub(async (github) => {
    const scene = await twoHunks(github)
    github.faults.plan(fault, { on: 'pulls/create-review', from: 2, times: 2 })
    await create(scene)
    for (const _time of [2, 3])
      expect(await refusalOf(create(scene))).toMatchObject({ status, message: expect.stringContaining(message) })
    await create(scene)
    expect(scene.pull.reviews).toHaveLength(2)
    expect(github.count('pulls/create-review')).toBe(4)
  }),
)

test('limits say how long to wait', () =>
  withGitHub(async (github) => {
    const scene = await twoHunks(github)
    github.faults.plan(secondaryLimit(7), { on: 'pulls/create-review' })
    github.faults.plan(primaryLimit(1_800_000_000), { on: 'pulls/create-review', from: 2 })
    const headers = async () => create(scene).catch((error) => error.response.headers)
    expect(await headers()).toMatchObject({ 'retry-after': '7' })
    expect(await headers()).toMatchObject({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800000000' })
  }))

test('an answer can be lost after the work is done', () =>
  withGitHub(async (github) => {
    const scene = await twoHunks(github)
    github.faults.plan(lostAnswer(), { on: 'pulls/create-review' })
    expect((await refusalOf(create(scene))).status).toBe(502)
    expect(scene.pull.reviews).toHaveLength(1)
  }))

test('a connection can break', () =>
  withGitHub(async (github) => {
    const scene = await twoHunks(github)
    github.faults.plan(cutConnection(), { on: '*' })
    expect((await refusalOf(create(scene))).status).toBe(500)
    expect(scene.pull.reviews).toHaveLength(0)
    expect(github.requests.map(({ status }) => status)).toEqual([0])
  }))

test('the head can move just before a request', () =>
  withGitHub(async (github) => {
    const { octokit, at, repository, pull } = await twoHunks(github)
    const before = pull.headSha
    const move = () => push(github, repository, 'topic', { 'a.conf': 'all new\n' })
    github.faults.plan(meanwhile(move), { on: 'pulls/create-review' })
    const comments = [{ path: 'a.conf', line: 12, body: 'x' }]
    const refused = await refusalOf(octokit.rest.pulls.createReview({ ...at, event: 'COMMENT', comments }))
    expect(refused.errors).toEqual(['Line could not be resolved'])
    expect(pull.headSha).not.toBe(before)
    await octokit.rest.pulls.createReview({ ...at, event: 'COMMENT', comments, commit_id: before })
  }))
