import type { Place } from '../anchors.js'
import { type Call, checkLength, notFound, type Operations, ok, page, pullOf, unprocessable } from '../call.js'
import { pullFiles } from '../files.js'
import { reviewJson } from '../present.js'
import { newComment, newReview, reviewCommentJson } from '../threads.js'
import type { Pull, Review, ReviewComment } from '../world.js'

export const reviews: Operations = {
  'pulls/list-reviews': (call) => {
    const pull = pullOf(call)
    const seen = pull.reviews.filter(({ state, user }) => state !== 'PENDING' || user === call.grant.account)
    return page(
      call,
      seen.map((review) => reviewJson(call.world, pull, review)),
    )
  },

  'pulls/get-review': (call) => {
    const pull = pullOf(call)
    return ok(reviewJson(call.world, pull, reviewOf(call, pull)))
  },

  'pulls/list-comments-for-review': async (call) => {
    const pull = pullOf(call)
    const { id } = reviewOf(call, pull)
    const found = pull.reviewComments.filter(({ review }) => review === id)
    return page(
      call,
      await Promise.all(
        found.map(async (comment) => ({
          ...(await reviewCommentJson(call.world, pull, comment)),
          subject_type: undefined,
        })),
      ),
    )
  },

  'pulls/create-review': createReview,

  'pulls/submit-review': (call) => {
    const pull = pullOf(call)
    const review = pendingOf(call, pull)
    const { event, body } = call.body as { event: Event; body?: string }
    if (body !== undefined) review.body = body
    checkEvent(
      call,
      pull,
      event,
      review.body,
      pull.reviewComments.some((comment) => comment.review === review.id),
    )
    review.state = states[event]
    review.submittedAt = call.world.now()
    return ok(reviewJson(call.world, pull, review))
  },

  'pulls/delete-pending-review': (call) => {
    const pull = pullOf(call)
    const review = pendingOf(call, pull)
    pull.reviews.splice(pull.reviews.indexOf(review), 1)
    const kept = pull.reviewComments.filter((comment) => comment.review !== review.id)
    pull.reviewComments.splice(0, pull.reviewComments.length, ...kept)
    return ok(reviewJson(call.world, pull, review))
  },

  'pulls/update-review': (call) => {
    const pull = pullOf(call)
    const review = reviewOf(call, pull)
    const { body } = call.body as { body: string }
    checkLength(call, 'Review', body)
    review.body = body
    return ok(reviewJson(call.world, pull, review))
  },

  'pulls/dismiss-review': (call) => {
    const pull = pullOf(call)
    const review = reviewOf(call, pull)
    if (review.state !== 'APPROVED' && review.state !== 'CHANGES_REQUESTED')
      throw unprocessable('Validation Failed', ['Can not dismiss a commented pull request review'])
    review.state = 'DISMISSED'
    return ok(reviewJson(call.world, pull, review))
  },
}

type Event = 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES'

const states = { COMMENT: 'COMMENTED', APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED' } as const

interface ReviewBody {
  readonly event?: Event
  readonly body?: string
  readonly commit_id?: string
  readonly comments?: readonly (Place & { readonly body: string })[]
}

/** All or nothing: one comment that cannot be placed refuses the whole review. */
async function createReview(call: Call) {
  const { world, grant } = call
  const pull = pullOf(call)
  const { event, body = '', commit_id: commit = pull.headSha, comments = [] } = call.body as ReviewBody
  checkEvent(call, pull, event, body, comments.length > 0)
  for (const text of [body, ...comments.map((comment) => comment.body)]) checkLength(call, 'Review', text)
  if (comments.length > world.limits.reviewComments)
    throw unprocessable('Unprocessable Entity', [`comments is too many (maximum is ${world.limits.reviewComments})`])
  checkNoPending(call, pull)
  await checkCommit(pull, commit)
  const files = await pullFiles(world, pull, commit)
  const review = newReview(world, grant.account, commit, body, event ? states[event] : 'PENDING')
  const made = comments.map((comment) => placed(newComment(world, files, review, comment)))
  pull.reviews.push(review)
  pull.reviewComments.push(...made)
  return ok(reviewJson(world, pull, review))
}

function placed(comment: ReviewComment | string): ReviewComment {
  if (typeof comment === 'string') throw unprocessable('Unprocessable Entity', [comment])
  return comment
}

function checkEvent({ grant }: Call, pull: Pull, event: Event | undefined, body: string, hasComments: boolean): void {
  if (event && event !== 'COMMENT' && grant.account === pull.user)
    throw unprocessable('Unprocessable Entity', [
      `Can not ${event === 'APPROVE' ? 'approve' : 'request changes on'} your own pull request`,
    ])
  if (event && event !== 'APPROVE' && body.trim() === '' && !hasComments)
    throw unprocessable('Unprocessable Entity', ['body can\u2019t be blank'])
}

/** A person, or a bot, has at most one review that is not submitted yet. */
export function checkNoPending({ grant }: Call, pull: Pull): void {
  if (pull.reviews.some(({ state, user }) => state === 'PENDING' && user === grant.account))
    throw unprocessable('Unprocessable Entity', ['User can only have one pending review per pull request'])
}

/** Only the head, or an earlier commit of the pull request, can be reviewed. */
export async function checkCommit(pull: Pull, commit: string): Promise<void> {
  const { git } = pull.repository
  const isThere =
    (await git.commitOf(commit)) === commit &&
    (await git.isAncestor(commit, pull.headSha)) &&
    !(await git.isAncestor(commit, pull.baseSha))
  if (!isThere) throw unprocessable('Unprocessable Entity', ['commit_id is not part of the pull request'])
}

function reviewOf(call: Call, pull: Pull): Review {
  const review = pull.reviews.find(({ id }) => id === Number(call.params.review_id))
  if (!review) throw notFound()
  return review
}

function pendingOf(call: Call, pull: Pull): Review {
  const review = reviewOf(call, pull)
  if (review.state !== 'PENDING') throw unprocessable('Unprocessable Entity', ['Can not change a submitted review'])
  if (review.user !== call.grant.account) throw notFound()
  return review
}
