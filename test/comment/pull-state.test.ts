import { expect, test } from 'vitest'
import { fetchPullDetails } from '../../src/comment/pull-state.js'

const comment = { body: 'x', state: 'SUBMITTED', viewerDidAuthor: true }
const place = { isResolved: false, isOutdated: false, path: 'a.conf', line: 1, startLine: null }

/** A server that answers with these comments. */
const serverWith = (comments: readonly object[]) => ({
  graphql: (() => {
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

test('the number of a comment may be larger than those of GraphQL', async () => {
  const { threads } = await fetchPullDetails(serverWith([{ ...comment, number: '4294967297' }]), pull, also)
  expect(threads.map(({ id }) => id)).toEqual([4294967297])
})

test('a comment of a review that was never submitted has said nothing', async () => {
  const server = serverWith([{ ...comment, number: '1', state: 'PENDING' }])
  expect((await fetchPullDetails(server, pull, also)).threads).toEqual([])
})
