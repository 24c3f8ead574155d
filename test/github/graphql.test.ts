import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareOf } from '../thoroughness.js'
import { clientOf } from './client.js'
import { badGateway } from './faults.js'
import { graphqlSlice } from './graphql-slice.js'
import { comment, commentsOn, edit, push, remove, reply, resolve } from './people.js'
import { twoHunks } from './scene.js'
import { type GitHub, withGitHub } from './server.js'
import { addToken, type TokenOptions } from './setup.js'

const threadsQuery = `query ($number: Int!, $after: String) {
  viewer { login }
  repository(owner: "acme", name: "site") {
    pullRequest(number: $number) {
      reviewThreads(first: 2, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved isOutdated path line
          comments(first: 10) { nodes { databaseId body viewerDidAuthor isMinimized author { login ... on Bot { databaseId } } } }
        }
      }
    }
  }
}`

test('the vendored schema is what the script cuts', () => {
  const vendored = readFileSync(new URL('github.graphql', import.meta.url), 'utf8')
  expect(graphqlSlice(vendored).split('\n\n').sort()).toEqual(
    vendored
      .replace(/^#.*\n/gm, '')
      .trim()
      .split('\n\n')
      .sort(),
  )
})

interface Threads {
  readonly viewer: { readonly login: string }
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly totalCount: number
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
        readonly nodes: readonly {
          readonly id: string
          readonly isResolved: boolean
          readonly comments: { readonly nodes: readonly object[] }
        }[]
      }
    }
  }
}

async function reviewed(github: GitHub, permissions: TokenOptions['permissions']) {
  const scene = await twoHunks(github, permissions)
  const comments = [11, 12, 43].map((line) => ({ path: 'a.conf', line, body: `on ${line}` }))
  await scene.octokit.rest.pulls.createReview({ ...scene.at, event: 'COMMENT', comments })
  const threads = async (after?: string) =>
    (await scene.octokit.graphql<Threads>(threadsQuery, { number: scene.pull.number, after })).repository.pullRequest
      .reviewThreads
  return { ...scene, threads }
}

test('threads: resolved, outdated, answered, and whose they are, page by page', () =>
  withGitHub(async (github) => {
    const { threads, pull, repository } = await reviewed(github, { pull_requests: 'write' })
    const [first, second] = commentsOn(pull)
    if (!first || !second) throw new Error('no comments')
    reply(github, pull, first, 'No.')
    resolve(pull, second)
    await push(github, repository, 'topic', { 'a.conf': 'all new\n' })
    const page = await threads()
    expect(page).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          isResolved: false,
          isOutdated: true,
          line: null,
          comments: {
            nodes: [
              { viewerDidAuthor: true, author: { login: 'github-actions[bot]' } },
              { body: 'No.', viewerDidAuthor: false, author: { login: 'ada' } },
            ],
          },
        },
        { isResolved: true, path: 'a.conf' },
      ],
    })
    expect((await threads(page.pageInfo.endCursor)).nodes).toHaveLength(1)
    expect(github.count('graphql')).toBe(2)
  }))

const mutation = (name: string, key: string, more = '') =>
  `mutation ($id: ID!) { ${name}(input: { ${key}: $id${more} }) { clientMutationId } }`

test('to resolve takes write access to the contents, to minimize only to the pull request', () =>
  withGitHub(async (github) => {
    const { threads, octokit, pull } = await reviewed(github, { pull_requests: 'write' })
    const id = (await threads()).nodes[0]?.id
    const forbidden = octokit.graphql(mutation('resolveReviewThread', 'threadId'), { id })
    await expect(forbidden).rejects.toMatchObject({
      errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
    })
    const writer = clientOf(github, addToken(github, { permissions: { pull_requests: 'write', contents: 'write' } }))
    await writer.graphql(mutation('resolveReviewThread', 'threadId'), { id })
    expect((await threads()).nodes[0]?.isResolved).toBe(true)
    await writer.graphql(mutation('unresolveReviewThread', 'threadId'), { id })
    expect((await threads()).nodes[0]?.isResolved).toBe(false)
    const subject = { id: `PRRC_${commentsOn(pull)[0]?.id}` }
    await octokit.graphql(mutation('minimizeComment', 'subjectId', ', classifier: OUTDATED'), subject)
    expect(commentsOn(pull)[0]?.minimized).toBe('outdated')
    await octokit.graphql(mutation('unminimizeComment', 'subjectId'), subject)
    expect(commentsOn(pull)[0]?.minimized).toBeUndefined()
    const gone = octokit.graphql(mutation('minimizeComment', 'subjectId', ', classifier: OUTDATED'), { id: 'PRRC_1' })
    await expect(gone).rejects.toMatchObject({ errors: [{ type: 'NOT_FOUND' }] })
  }))

test('a thread outlives its first comment', () =>
  withGitHub(async (github) => {
    const { threads, pull } = await reviewed(github, { pull_requests: 'write' })
    const [first] = commentsOn(pull)
    if (!first) throw new Error('no comment')
    const answer = reply(github, pull, first, 'No.')
    const { id } = (await threads()).nodes[0] ?? {}
    remove(pull, first)
    edit(github, answer, 'No, thanks.')
    expect((await threads()).nodes[0]).toMatchObject({ id, comments: { nodes: [{ body: 'No, thanks.' }] } })
  }))

test('comments on the conversation', () =>
  withGitHub(async (github) => {
    const { octokit, pull } = await twoHunks(github, { pull_requests: 'read' })
    comment(github, pull, 'hello', 'grace')
    const query =
      '{ repository(owner: "acme", name: "site") { pullRequest(number: 1) { comments(first: 5) { nodes { body viewerDidAuthor author { login } } } } } }'
    expect(await octokit.graphql(query)).toMatchObject({
      repository: {
        pullRequest: { comments: { nodes: [{ body: 'hello', viewerDidAuthor: false, author: { login: 'grace' } }] } },
      },
    })
  }))

test.each(
  shareOf(2, [
    ['an unknown field', '{ viewer { name } }', 'Cannot query field "name" on type "User".'],
    ['an unknown argument', '{ repository(owner: "a", repo: "b") { id } }', 'Unknown argument "repo"'],
    [
      'a page without a size',
      '{ repository(owner: "acme", name: "site") { pullRequest(number: 1) { reviewThreads { totalCount } } } }',
      'You must provide a `first`',
    ],
    [
      'an enumeration',
      'mutation { minimizeComment(input: { subjectId: "x", classifier: OLD }) { clientMutationId } }',
      'Value "OLD" does not exist',
    ],
    ['nonsense', '{', 'Syntax Error'],
  ]),
)('a query that the schema does not allow: %s', (_, query, message) =>
  withGitHub(async (github) => {
    const { octokit } = await twoHunks(github)
    await expect(octokit.graphql(query)).rejects.toThrow(message)
    github.takeViolations()
  }),
)

test('what the schema does not know is a violation; a fault meets GraphQL too', () =>
  withGitHub(async (github) => {
    const { octokit } = await twoHunks(github)
    await octokit.graphql('{ viewer { name } }').catch(() => {})
    expect(github.takeViolations()).toEqual([expect.stringContaining('graphql: Cannot query field "name"')])
    github.faults.plan(badGateway(), { on: 'graphql' })
    await expect(octokit.graphql('{ viewer { login } }')).rejects.toMatchObject({ status: 502 })
    expect(await octokit.graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'github-actions[bot]' } })
  }))
