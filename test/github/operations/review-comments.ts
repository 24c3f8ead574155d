import type { Place } from '../anchors.js'
import {
  type Call,
  checkLength,
  created,
  invalid,
  noContent,
  notFound,
  type Operations,
  ok,
  page,
  pullOf,
  repositoryOf,
  unprocessable,
} from '../call.js'
import type { ChangedFile } from '../diff.js'
import { pullFiles } from '../files.js'
import { pullsOf } from '../pulls.js'
import { commentBy, newComment, newReview, publicComments, replyTo, reviewCommentJson } from '../threads.js'
import type { Pull, Review, ReviewComment, World } from '../world.js'
import { checkCommit, checkNoPending } from './reviews.js'

export const reviewComments: Operations = {
  'pulls/list-review-comments': async (call) => {
    const pull = pullOf(call)
    const key = call.query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt'
    const since = Date.parse(call.query.get('since') ?? '1970-01-01') / 1_000
    const found = publicComments(pull).filter(({ updatedAt }) => updatedAt >= since)
    found.sort((a, b) => a[key] - b[key])
    if (call.query.get('direction') === 'desc') found.reverse()
    return page(call, await Promise.all(found.map((comment) => reviewCommentJson(call.world, pull, comment))))
  },

  'pulls/get-review-comment': async (call) => {
    const { pull, comment } = commentOf(call)
    return ok(await reviewCommentJson(call.world, pull, comment))
  },

  'pulls/create-review-comment': createComment,

  'pulls/create-reply-for-review-comment': (call) =>
    reply(call, pullOf(call), Number(call.params.comment_id), (call.body as { body: string }).body),

  'pulls/update-review-comment': async (call) => {
    const { pull, comment } = commentOf(call)
    const { body } = call.body as { body: string }
    checkLength(call, 'Comment', body)
    comment.body = body
    comment.updatedAt = call.world.now()
    return ok(await reviewCommentJson(call.world, pull, comment))
  },

  // Whoever may write to pull requests may delete anybody's comment: a bot must itself take care whose it takes.
  'pulls/delete-review-comment': (call) => {
    const { pull, comment } = commentOf(call)
    pull.reviewComments.splice(pull.reviewComments.indexOf(comment), 1)
    return noContent
  },
}

interface CommentBody extends Place {
  readonly body: string
  readonly commit_id: string
  readonly in_reply_to?: number
  readonly subject_type?: 'line' | 'file'
}

async function createComment(call: Call) {
  const { world, grant } = call
  const pull = pullOf(call)
  const given = call.body as CommentBody
  checkLength(call, 'Comment', given.body)
  if (given.in_reply_to !== undefined) return reply(call, pull, given.in_reply_to, given.body)
  if (given.line === undefined && given.position === undefined && given.subject_type !== 'file')
    throw unprocessable('Invalid request.\n\nNo subschema in "oneOf" matched.\n"line" wasn\'t supplied.')
  checkNoPending(call, pull)
  await checkCommit(pull, given.commit_id)
  const files = await pullFiles(world, pull, given.commit_id)
  const review = newReview(world, grant.account, given.commit_id, '', 'COMMENTED')
  const comment =
    given.subject_type === 'file' ? onFile(world, files, review, given) : newComment(world, files, review, given)
  if (typeof comment === 'string') throw invalid('PullRequestReviewComment', 'pull_request_review_thread', comment)
  pull.reviews.push(review)
  pull.reviewComments.push(comment)
  return created(await reviewCommentJson(world, pull, comment))
}

/** Any file of the change can be commented on as a whole, a patch or not. */
function onFile(
  world: World,
  files: readonly ChangedFile[],
  review: Review,
  { path, body }: CommentBody,
): ReviewComment | string {
  return files.some((file) => file.path === path)
    ? commentBy(world, review, { path, body, anchor: undefined })
    : 'Path could not be resolved'
}

async function reply(call: Call, pull: Pull, to: number, body: string) {
  const comment = publicComments(pull).find(({ id }) => id === to)
  // Replies to replies are not supported.
  if (!comment || comment.replyTo !== undefined) throw notFound()
  return created(
    await reviewCommentJson(call.world, pull, replyTo(call.world, pull, comment, call.grant.account, body)),
  )
}

function commentOf(call: Call): { pull: Pull; comment: ReviewComment } {
  for (const pull of pullsOf(repositoryOf(call))) {
    const comment = pull.reviewComments.find(({ id }) => id === Number(call.params.comment_id))
    if (comment) return { pull, comment }
  }
  throw notFound()
}
