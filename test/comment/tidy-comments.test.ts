import { describe, expect, test } from 'vitest'
import type { GitHubClient } from '../../src/action/client.js'
import type { CommentChanges } from '../../src/comment/comment-steps.js'
import type { CommentThread, PullRequest } from '../../src/comment/pull-state.js'
import { type ReviewCalls, reviewCalls } from '../../src/comment/review-calls.js'
import { updateEarlierComments } from '../../src/comment/tidy-comments.js'

const pull: PullRequest = {
  number: 7,
  headSha: 'a1b2c3d4',
  headRef: 'topic',
  baseSha: 'b0',
  isOpen: true,
  isFromFork: false,
  isDependabot: false,
  changedFiles: 1,
}

const thread = (id: number): CommentThread => ({
  ...{ id, threadId: `T${id}`, body: 'x', path: 'a.conf', first: 1, last: 1 },
  ...{ isOurs: true, isResolved: false, isOutdated: false, isAnswered: false },
})

const steps = (some: Partial<CommentChanges>): CommentChanges => ({
  ...{ post: [], update: [], remove: [], resolve: [], unchangedCount: 0 },
  ...some,
})

const refused = (status: number) => Object.assign(new Error('Not Found'), { status })

/** What is asked of GitHub, in order; it answers as `refuse` says. */
function calls(refuse: (call: string) => number | undefined) {
  const asked: string[] = []
  const ask = async (call: string) => {
    asked.push(call)
    const status = refuse(call)
    if (status) throw refused(status)
  }
  const github: Partial<ReviewCalls> = {
    resolveThread: (id) => ask(`resolve ${id}`),
    updateComment: (id) => ask(`update ${id}`),
    deleteComment: (id) => ask(`delete ${id}`),
  }
  return { asked, github: github as ReviewCalls }
}

describe('conversations that are settled', () => {
  const settled = steps({ resolve: [thread(1), thread(2)] })

  test('are resolved', async () => {
    const { asked, github } = calls(() => undefined)
    expect(await updateEarlierComments(github, pull, settled, { post: undefined, updates: [] })).toMatchObject({
      resolved: 2,
      removed: 0,
      warnings: [],
    })
    expect(asked).toEqual(['resolve T1', 'update 1', 'resolve T2', 'update 2'])
  })

  test('go where the token may resolve none', async () => {
    const { asked, github } = calls((call) => (call.startsWith('resolve') ? 403 : undefined))
    const { warnings, ...counts } = await updateEarlierComments(github, pull, settled, { post: undefined, updates: [] })
    expect(counts).toEqual({ updated: 0, removed: 2, resolved: 0 })
    expect(asked).toEqual(['resolve T1', 'delete 1', 'delete 2'])
    expect(warnings).toEqual([expect.stringContaining('needs `contents: write`')])
  })

  test('stay where one of them was resolved and the next could not be', async () => {
    const { asked, github } = calls((call) => (call === 'resolve T2' ? 404 : undefined))
    const { warnings, ...counts } = await updateEarlierComments(github, pull, settled, { post: undefined, updates: [] })
    expect(counts).toEqual({ updated: 0, removed: 0, resolved: 1 })
    expect(asked).toEqual(['resolve T1', 'update 1', 'resolve T2'])
    expect(warnings).toEqual([
      '1 earlier comment could not be updated; the next run will try again. GitHub answered 404: Not Found.',
    ])
  })
})

test('what is gone by the time that it is to be changed or deleted is as good as changed or deleted', async () => {
  const gone = () => Promise.reject(refused(404))
  const pulls = { updateReviewComment: gone, deleteReviewComment: gone, deletePendingReview: gone }
  const github = reviewCalls({ rest: { pulls } } as unknown as GitHubClient, { owner: 'acme', repo: 'site' })
  await github.deletePendingReview(7, 3)
  const some = steps({ update: [{ id: 1, body: 'y' }], remove: [2] })
  expect(await updateEarlierComments(github, pull, some, { post: undefined, updates: [] })).toMatchObject({
    updated: 1,
    removed: 1,
    warnings: [],
  })
})
