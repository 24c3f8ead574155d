import type { WaitSeconds } from '../action/client.js'
import { errorSentence, gitHubFailureOf, secondsToWait } from '../action/github-failure.js'
import { reviewMarkOf } from './hidden-marks.js'
import type { ExistingReview, PullRequest } from './pull-state.js'
import type { CommentToSend, ReviewCalls } from './review-calls.js'

/** A review, and the pull request to send it to. */
export interface ReviewToSend {
  readonly github: ReviewCalls
  readonly pull: PullRequest
  readonly body: string
  readonly comments: readonly CommentToSend[]
  readonly wait: WaitSeconds
}

/** A review that GitHub has accepted. */
export type SentReview = { readonly id: number; readonly url: string }

/** Thrown if GitHub rejects a review, most likely because of one of its comments; GitHub does not say which. */
export class RejectedCommentsError extends Error {
  constructor(
    message: string,
    readonly comments: readonly CommentToSend[],
  ) {
    super(message)
  }
}

/**
 * Sends the review. Before a retry, it checks whether GitHub has accepted the review after all.
 * @throws RejectedCommentsError if GitHub rejects the content; otherwise Octokit's error
 */
export async function sendReview(sending: ReviewToSend): Promise<SentReview> {
  try {
    return await sendOnce(sending)
  } catch (error) {
    const found = await madeGood(sending, error)
    return found ?? (await sendOnce(sending))
  }
}

async function sendOnce({ github, pull, body, comments }: ReviewToSend): Promise<SentReview> {
  try {
    return await github.postReview(pull.number, pull.headSha, body, comments)
  } catch (error) {
    if (gitHubFailureOf(error) === 'invalid') throw new RejectedCommentsError(errorSentence(error), comments)
    throw error
  }
}

/** After an error, prepares for sending the review again; returns the review if it was posted after all. */
async function madeGood(sending: ReviewToSend, error: unknown): Promise<SentReview | undefined> {
  const { github, pull, body, wait } = sending
  const refusal = gitHubFailureOf(error)
  if (refusal !== 'abuse' && refusal !== 'unsure' && refusal !== 'pending') throw error
  if (refusal !== 'pending') await wait(refusal === 'abuse' ? Math.min(secondsToWait(error), 180) : 2)
  const reviews = (await github.look(pull.number)).reviews.filter(({ isOurs }) => isOurs)
  if (refusal === 'pending') {
    await clearPending(github, pull, reviews, error)
    return undefined
  }
  return reviews.find((review) => !review.isPending && reviewMarkOf(review.body)?.run === reviewMarkOf(body)?.run)
}

/** Deletes a pending review, but only one that an earlier run of ours left behind. */
async function clearPending(
  github: ReviewCalls,
  pull: PullRequest,
  reviews: readonly ExistingReview[],
  error: unknown,
): Promise<void> {
  const left = reviews.find(({ isPending, body }) => isPending && reviewMarkOf(body))
  if (!left) throw error
  await github.deletePendingReview(pull.number, left.id)
}
