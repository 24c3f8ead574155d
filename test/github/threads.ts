import { anchorAt, currentAnchor, type Place } from './anchors.js'
import type { ChangedFile } from './diff.js'
import { associationOf, type Json, repositoryUrl, userJson } from './present.js'
import { type Account, type Anchor, isoTime, type Pull, type Review, type ReviewComment, type World } from './world.js'

/** A comment on the diff of the review's commit, or the sentence with which GitHub refuses it. */
export function newComment(
  world: World,
  files: readonly ChangedFile[],
  review: Review,
  given: Place & { readonly body: string },
): ReviewComment | string {
  if (given.body.trim() === '') return 'Body can\u2019t be blank'
  const anchor = anchorAt(files, given)
  return typeof anchor === 'string' ? anchor : commentBy(world, review, { path: given.path, body: given.body, anchor })
}

export function commentBy(
  world: World,
  review: Review,
  given: { path: string; body: string; anchor: Anchor | undefined; replyTo?: number },
): ReviewComment {
  const now = world.now()
  const { user, commit } = review
  const own = {
    id: world.nextId(),
    review: review.id,
    user,
    commit,
    createdAt: now,
    updatedAt: now,
    minimized: undefined,
  }
  return { ...own, ...given, replyTo: given.replyTo }
}

export const newReview = (
  world: World,
  user: Account,
  commit: string,
  body: string,
  state: Review['state'],
): Review => ({
  id: world.nextId(),
  user,
  commit,
  body,
  state,
  submittedAt: state === 'PENDING' ? undefined : world.now(),
})

/** Answer a comment: as the last one of its thread. */
export function replyTo(world: World, pull: Pull, comment: ReviewComment, user: Account, body: string): ReviewComment {
  const first = comment.replyTo ?? comment.id
  const review = newReview(world, user, pull.headSha, '', 'COMMENTED')
  const own = commentBy(world, review, { path: comment.path, body, anchor: comment.anchor, replyTo: first })
  const reply = { ...own, commit: comment.commit }
  pull.reviews.push(review)
  pull.reviewComments.push(reply)
  return reply
}

/** The comments that everybody sees: all but those of reviews not yet submitted. */
export function publicComments(pull: Pull): ReviewComment[] {
  const pending = new Set(pull.reviews.filter(({ state }) => state === 'PENDING').map(({ id }) => id))
  return pull.reviewComments.filter(({ review }) => !pending.has(review))
}

export interface Thread {
  readonly first: ReviewComment
  readonly comments: readonly ReviewComment[]
}

/** A thread outlives its first comment: the earliest one left leads it. An account sees also what it has not submitted. */
export function threadsOf(pull: Pull, viewer?: Account): Thread[] {
  const byFirst = new Map<number, ReviewComment[]>()
  const isSeen = new Set(publicComments(pull))
  for (const comment of pull.reviewComments.filter((one) => isSeen.has(one) || one.user === viewer)) {
    const key = comment.replyTo ?? comment.id
    byFirst.set(key, [...(byFirst.get(key) ?? []), comment])
  }
  const inOrder = [...byFirst].sort(([a], [b]) => a - b)
  return inOrder.flatMap(([, comments]) => (comments[0] ? [{ first: comments[0], comments }] : []))
}

export const threadId = ({ first }: Thread): number => first.replyTo ?? first.id

export async function reviewCommentJson(world: World, pull: Pull, comment: ReviewComment): Promise<Json> {
  const url = `${repositoryUrl(world, pull.repository)}/pulls`
  const html = `${world.url}/${pull.repository.fullName}/pull/${pull.number}#discussion_r${comment.id}`
  const now = await currentAnchor(world, pull, comment)
  return {
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    pull_request_review_id: comment.review,
    user: userJson(world, comment.user),
    author_association: associationOf(pull.repository, comment.user),
    body: comment.body,
    path: comment.path,
    commit_id: now || !comment.anchor ? pull.headSha : comment.commit,
    original_commit_id: comment.commit,
    created_at: isoTime(comment.createdAt),
    updated_at: isoTime(comment.updatedAt),
    url: `${url}/comments/${comment.id}`,
    html_url: html,
    pull_request_url: `${url}/${pull.number}`,
    _links: {
      self: { href: `${url}/comments/${comment.id}` },
      html: { href: html },
      pull_request: { href: `${url}/${pull.number}` },
    },
    ...anchorJson(comment.anchor, now),
    ...(comment.replyTo !== undefined && { in_reply_to_id: comment.replyTo }),
  }
}

/** `null` where the comment is outdated; a comment on the whole file has no lines at all. */
function anchorJson(anchor: Anchor | undefined, now: Anchor | undefined): Json {
  if (!anchor)
    return { subject_type: 'file', diff_hunk: '', line: null, original_line: null, position: 1, original_position: 1 }
  return {
    subject_type: 'line',
    diff_hunk: anchor.hunk,
    side: anchor.side,
    line: now?.line ?? null,
    original_line: anchor.line,
    start_side: anchor.startSide ?? null,
    start_line: now?.startLine ?? null,
    original_start_line: anchor.startLine ?? null,
    position: now?.position ?? null,
    original_position: anchor.position,
  }
}
