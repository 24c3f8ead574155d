import type { WaitSeconds } from '../action/client.js'
import { footerLine } from '../action/footer.js'
import { maxCommentCharacters } from '../action/size-limits.js'
import type { ToolCommandAndLinks } from '../base/tool.js'
import { type CommentChangeOptions, type CommentChanges, commentChangesNeeded } from './comment-steps.js'
import { type CommentDraft, commentDrafts } from './comment-text.js'
import { cutCommentsMarkOf, reviewMarkOf } from './hidden-marks.js'
import { compareByFileAndLine, findingsInComment, type LineComment } from './line-comment.js'
import type { ExistingReview, PullDetails, PullRequest } from './pull-state.js'
import { noRepeatedSuggestions, type RepeatedSuggestions, repeatedSuggestionsIn } from './repeated-suggestions.js'
import type { ListedFinding, ListReason, Review } from './review.js'
import { reviewBodyChangesNeeded } from './review-body.js'
import type { CommentToSend, ReviewCalls } from './review-calls.js'
import type { ReviewContent } from './review-content.js'
import { type SentReview, sendReview } from './send-review.js'
import { type CommentUpdateResult, noCommentUpdates, updateEarlierComments } from './tidy-comments.js'

/** The review to post, the texts and limits for it, and the existing comments and reviews. */
export interface ReviewToPost
  extends Pick<
      ReviewContent,
      'notes' | 'commit' | 'tool' | 'pathsHash' | 'canFix' | 'today' | 'was' | 'isCopy' | 'forms' | 'from'
    >,
    CommentChangeOptions {
  readonly pull: PullRequest
  /** The existing comments and reviews. */
  readonly pullDetails: Pick<PullDetails, 'threads' | 'reviews'>
  readonly review: Review
  readonly maxComments: number
}

export interface PostedReview extends CommentUpdateResult {
  readonly comments: number
  readonly review: SentReview | undefined
}

/**
 * Updates the pull request: posts at most one new review, and removes settled comments.
 * @throws RejectedCommentsError if GitHub rejects the lines; otherwise Octokit's error
 */
export async function postReview(github: ReviewCalls, message: ReviewToPost, wait: WaitSeconds): Promise<PostedReview> {
  const { pull, review } = message
  const { threads, reviews } = message.pullDetails
  const repeated = message.canFix ? repeatedSuggestionsIn(review.lineComments) : noRepeatedSuggestions
  const drafts = commentDrafts(review.lineComments, { ...message, repeated })
  const steps = commentChangesNeeded(drafts.filter(isShort), threads, message)
  const { now, left } = withinBounds(steps, { ...message, repeated })
  const long = drafts.filter((draft) => !isShort(draft))
  const uncounted = left.filter(({ lineComment }) => !isStoodFor(lineComment, repeated, left))
  const listed = [...review.listed, ...listedAs('apart', long), ...listedAs('many', uncounted)]
  const cut = cutCommentsMarkOf(
    message.maxComments,
    left.flatMap(({ keys }) => keys),
  )
  const unsaid = new Set([...long, ...left])
  const comments = drafts.filter((draft) => !unsaid.has(draft)).map(({ lineComment }) => lineComment)
  const commentsText = now.map(({ body }) => body).join('\n')
  const open = [
    ...new Set([...review.lineComments.flatMap(findingsInComment), ...review.listed.map(({ finding }) => finding)]),
  ]
  const body = reviewBodyChangesNeeded(
    { ...message, comments, hasNew: now.length > 0, listed, open, commentsText, cut },
    reviews,
  )
  const sent =
    body.post === undefined
      ? undefined
      : await sendReview({ github, pull, body: body.post, comments: inOrder(now), wait })
  if (sent && (await withdrawIfDuplicate(github, { pull, before: reviews, sent, tool: message.tool })))
    return { comments: 0, review: undefined, ...noCommentUpdates }
  return { comments: now.length, review: sent, ...(await updateEarlierComments(github, pull, steps, body)) }
}

interface Saying {
  readonly pull: PullRequest
  readonly before: readonly ExistingReview[]
  readonly sent: SentReview
  readonly tool: ToolCommandAndLinks
}

/** Removes the comments of this review if a simultaneous run posted the same review first. Returns whether they were removed. */
async function withdrawIfDuplicate(github: ReviewCalls, { pull, before, sent, tool }: Saying): Promise<boolean> {
  const known = new Set(before.map(({ id }) => id))
  const ours = (await github.look(pull.number)).reviews.filter(({ id, isOurs }) => isOurs && !known.has(id))
  const mark = reviewMarkOf(ours.find(({ id }) => id === sent.id)?.body ?? '')
  const first = ours.find(({ id, body }) => id < sent.id && mark && reviewMarkOf(body)?.run === mark.run)
  if (!first || !mark) return false
  for (const id of await github.commentsOf(pull.number, sent.id)) await github.deleteComment(id)
  const body = `Another run posted the same review at the same time: ${first.url}\n\n${footerLine(tool)}`
  // The text has no mark, because no later run needs to update it.
  await github.updateReview(pull.number, sent.id, body)
  return true
}

/** Whether an equal comment elsewhere stands for this one, and is not itself left out. */
function isStoodFor(
  comment: LineComment,
  { representedBy }: RepeatedSuggestions,
  left: readonly CommentDraft[],
): boolean {
  const first = representedBy.get(comment)
  return first !== undefined && !left.some(({ lineComment }) => lineComment === first)
}

/** Whether a comment is short enough. GitHub rejects the whole review if one comment is too long. */
const isShort = ({ body }: CommentDraft): boolean => body.length <= maxCommentCharacters

const listedAs = (why: ListReason, drafts: readonly CommentDraft[]): ListedFinding[] =>
  drafts.flatMap(({ lineComment }) => findingsInComment(lineComment).map((finding) => ({ finding, why })))

/**
 * Chooses the worst comments to post. Later runs do not post the rest either, so that accepting five suggestions does not bring
 * five new ones.
 */
function withinBounds(
  { post, unchangedCount }: CommentChanges,
  { maxComments, pullDetails, pathsHash, repeated }: ReviewToPost & { readonly repeated: RepeatedSuggestions },
): { now: readonly CommentDraft[]; left: readonly CommentDraft[] } {
  const cut = new Set(pullDetails.reviews.flatMap((review) => cutIn(review, { maxComments, pathsHash })))
  const isOffered = ({ keys }: CommentDraft) => keys.every((key) => cut.has(key.slice(0, 8)))
  const fresh = post.filter((draft) => !isOffered(draft) && !repeated.representedBy.has(draft.lineComment))
  const isQuiet = maxComments <= maxUnasked && fresh.filter(isNote).length > maxNotes
  const wanted = isQuiet ? fresh.filter((draft) => !isNote(draft)) : fresh
  const now = new Set(wanted.slice(0, Math.max(0, maxComments - unchangedCount)))
  return { now: [...now], left: post.filter((draft) => !now.has(draft)) }
}

/** The most comments about notes, unless max-comments is raised. */
const maxNotes = 3
const maxUnasked = 10

const isNote = ({ lineComment }: CommentDraft): boolean =>
  findingsInComment(lineComment).every(({ severity }) => severity === 'info')

/** The keys of the findings that an earlier review had no room for, if the limit has not been raised since. */
function cutIn(
  { isOurs, body }: ExistingReview,
  { maxComments, pathsHash }: Pick<ReviewToPost, 'maxComments' | 'pathsHash'>,
): readonly string[] {
  const mark = isOurs ? reviewMarkOf(body) : undefined
  return mark?.pathsHash === pathsHash && mark.cut && maxComments <= mark.cut.maxComments ? mark.cut.keys : []
}

/** The comments in the order of files and lines. */
const inOrder = (drafts: readonly CommentDraft[]): CommentToSend[] =>
  [...drafts]
    .sort((a, b) => compareByFileAndLine(a.lineComment, b.lineComment))
    .map(({ lineComment: { file, lines }, body }) => ({ path: file.path, lines, body }))
