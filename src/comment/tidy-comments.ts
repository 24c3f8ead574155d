import { errorSentence, gitHubFailureOf } from '../action/github-failure.js'
import { nonEmptyTexts } from '../base/list-text.js'
import { countWithNoun } from '../report/summary.js'
import { type CommentChanges, isRemovable } from './comment-steps.js'
import { bodyMarkedSettled } from './hidden-marks.js'
import type { CommentThread, PullRequest } from './pull-state.js'
import type { ReviewBodyChanges } from './review-body.js'
import type { ReviewCalls } from './review-calls.js'

/** How many comments of earlier runs were updated, removed and resolved, and warnings about failures. */
export type CommentUpdateResult = Readonly<Awaited<ReturnType<typeof updateEarlierComments>>>

/** The result if there was nothing to do. */
export const noCommentUpdates: CommentUpdateResult = { updated: 0, removed: 0, resolved: 0, warnings: [] }

type Did = 'updated' | 'removed' | 'resolved'

interface Change {
  readonly did: Did
  readonly make: () => Promise<void>
}

/** The most changes to earlier comments in one run. They are made one by one, and the next run makes the rest. */
const maxChanges = 40

/**
 * Updates, removes and resolves the comments of earlier runs. A failure is a warning; the next run tries again.
 * @throws if nothing was posted and the token may not write at all
 */
export async function updateEarlierComments(
  github: ReviewCalls,
  pull: PullRequest,
  steps: CommentChanges,
  body: ReviewBodyChanges,
) {
  const resolutions = steps.resolve.map((thread) => resolution(github, pull, thread)).slice(0, maxChanges)
  const first = await inTurn(resolutions)
  // If an earlier resolution succeeded, the token has the permission, and the error has another cause.
  const isForbidden = first.done === 0 && first.error !== undefined && gitHubFailureOf(first.error) === 'read-only'
  const removed = isForbidden ? steps.resolve.filter(isRemovable).map(({ id }) => id) : []
  const changes = [...updates(github, pull, steps, body), ...removals(github, [...removed, ...steps.remove])]
  const fitting = changes.slice(0, Math.max(0, maxChanges - first.done))
  const second = await inTurn(fitting)
  if (second.error !== undefined && body.post === undefined && gitHubFailureOf(second.error) === 'read-only')
    throw second.error
  const count = (did: Did) =>
    [...resolutions.slice(0, first.done), ...fitting.slice(0, second.done)].filter((each) => each.did === did).length
  const undone = fitting.length - second.done + (isForbidden ? 0 : resolutions.length - first.done)
  return {
    updated: count('updated'),
    removed: count('removed'),
    resolved: count('resolved'),
    /** Sentences about harmless failures. */
    warnings: nonEmptyTexts(
      isForbidden && withoutRight,
      undone > 0 &&
        `${countWithNoun(undone, 'earlier comment')} could not be updated; the next run will try again. ${errorSentence(second.error ?? first.error)}`,
    ),
  }
}

const withoutRight =
  '`settled: resolve` also needs `contents: write`. Without it, comments whose line is fixed were removed, except those with replies.'

/** Resolves a thread, and then edits its comment. If the token may not resolve threads, the comment stays as it is. */
const resolution = (github: ReviewCalls, pull: PullRequest, { id, threadId, body }: CommentThread): Change => ({
  did: 'resolved',
  make: async () => {
    await github.resolveThread(threadId)
    await github.updateComment(id, bodyMarkedSettled(body, pull.headSha))
  },
})

const updates = (
  github: ReviewCalls,
  { number }: PullRequest,
  steps: CommentChanges,
  { updates }: ReviewBodyChanges,
): Change[] => [
  ...updates.map(({ id, body }): Change => ({ did: 'updated', make: () => github.updateReview(number, id, body) })),
  ...steps.update.map(({ id, body }): Change => ({ did: 'updated', make: () => github.updateComment(id, body) })),
]

const removals = (github: ReviewCalls, ids: readonly number[]): Change[] =>
  ids.map((id) => ({ did: 'removed', make: () => github.deleteComment(id) }))

/** Makes the changes one by one until one fails. */
async function inTurn(changes: readonly Change[]): Promise<{ done: number; error?: unknown }> {
  for (const [done, { make }] of changes.entries()) {
    try {
      await make()
    } catch (error) {
      return { done, error }
    }
  }
  return { done: changes.length }
}
