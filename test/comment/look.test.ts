import { expect, test } from 'vitest'
import { lookAt } from '../../src/comment/look.js'

const comment = { body: 'x', state: 'SUBMITTED', viewerDidAuthor: true }
const place = { isResolved: false, isOutdated: false, path: 'a.conf', line: 1, startLine: null }

/** A server that knows one of the two fields, and answers with these comments. */
const serverWith = (field: string, comments: readonly object[]) => ({
  graphql: ((query: string) => {
    const [, asked = ''] = /nodes \{ number: (\w+)/.exec(query) ?? []
    if (asked !== field)
      return Promise.reject(new Error(`Field '${asked}' doesn't exist on type 'PullRequestReviewComment'`))
    const nodes = comments.map((one, index) => ({
      ...place,
      id: `T${index}`,
      comments: { totalCount: 1, nodes: [one] },
    }))
    const reviewThreads = { pageInfo: { hasNextPage: false, endCursor: null }, nodes }
    return Promise.resolve({ repository: { pullRequest: { reviewThreads } } })
  }) as never,
})

const also = { commit: 'b0', paths: [], blobs: [] }
const pull = { owner: 'acme', name: 'site', number: 1 }

test.each([
  ['fullDatabaseId', '4294967297'],
  ['databaseId', 12],
])('the number of a comment is %s', async (field, number) => {
  const { threads } = await lookAt(serverWith(field, [{ ...comment, number }]), pull, also)
  expect(threads.map(({ id }) => id)).toEqual([Number(number)])
})

test('a comment of a review that was never submitted has said nothing', async () => {
  const server = serverWith('fullDatabaseId', [{ ...comment, number: '1', state: 'PENDING' }])
  expect((await lookAt(server, pull, also)).threads).toEqual([])
})

test('another refusal is no reason to ask otherwise', async () => {
  const server = { graphql: (() => Promise.reject(new Error('Bad credentials'))) as never }
  await expect(lookAt(server, pull, also)).rejects.toThrow('Bad credentials')
})
