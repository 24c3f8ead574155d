import { errorSentence, gitHubFailureOf } from '../action/github-failure.js'
import type { ActionInputs } from '../action/inputs.js'
import { type PermissionDenial, permissionDenialOf } from '../action/permission-denial.js'
import { fingerprintHash } from '../report/fingerprint.js'
import { countWithNoun } from '../report/summary.js'
import { reviewBodyWithMark } from './hidden-marks.js'
import { findingsInComment, type LineComment } from './line-comment.js'
import { type PostedReview, postReview, type ReviewToPost } from './post-review.js'
import { type CommitFindings, findingsInPull, type PullFindings } from './pull-findings.js'
import { findRejectedComments } from './rejected-comments.js'
import { composeReview, type ListedFinding, type Review } from './review.js'
import type { CommentToSend } from './review-calls.js'
import type { ReviewJob } from './review-job.js'
import { RejectedCommentsError } from './send-review.js'

/** The result of trying to post a review. `found` may be of a newer commit than the one that the run began with. */
export interface PostAttempt {
  readonly found: PullFindings
  /** Undefined if nothing was posted; `denial` or `failure` then says why. */
  readonly posted: PostedReview | undefined
  /** Why the run is not allowed to post. */
  readonly denial: PermissionDenial | undefined
  /** A sentence: why posting failed. */
  readonly failure: string | undefined
}

/** Tries to post the findings on the pull request. Findings that cannot be posted are still in the result. */
export async function tryToPostReview(job: ReviewJob, found: PullFindings): Promise<PostAttempt> {
  const { refusal } = found.pullDetails
  // If earlier comments could not be read, posting could repeat them.
  if (refusal !== undefined)
    return { found, posted: undefined, denial: { kind: 'unread', sentence: refusal }, failure: undefined }
  return submitted(job, found, reviewFor(found), maxTries)
}

const reviewFor = ({ configuration, findings }: CommitFindings): Review =>
  composeReview(findings, configuration.migration, configuration.changes, configuration.isAside)

const needs = 'pull-requests: write'

/** The most times that a review is sent again after GitHub has rejected comments. The last time, it is sent without comments. */
const maxTries = 3

async function submitted(job: ReviewJob, found: PullFindings, review: Review, triesLeft: number): Promise<PostAttempt> {
  try {
    const posted = await postReview(job.github, messageOf(job, found, review), job.wait)
    return { found, posted, denial: undefined, failure: undefined }
  } catch (error) {
    if (gitHubFailureOf(error) === 'read-only')
      return {
        found,
        posted: undefined,
        denial: permissionDenialOf(error, { ...found.pull, needs }),
        failure: undefined,
      }
    if (!(error instanceof RejectedCommentsError) || error.comments.length === 0 || triesLeft === 0)
      return failed(found, error)
    return submittedOtherwise(job, found, review, { refused: error, triesLeft: triesLeft - 1 }).catch((again) =>
      failed(found, again),
    )
  }
}

/** The result if posting failed. The findings are still reported elsewhere. */
const failed = (found: PullFindings, error: unknown): PostAttempt => ({
  found,
  posted: undefined,
  denial: undefined,
  failure: errorSentence(error),
})

function messageOf(
  { inputs, gitHubUrl, repository, tool }: ReviewJob,
  { pull, pullDetails, configuration, notes }: PullFindings,
  review: Review,
): ReviewToPost {
  const { maxComments, settled } = inputs
  const pathsHash = pathsHashOf(inputs)
  const commit = { gitHubUrl, repository, sha: pull.headSha }
  const isUnknown = (path: string) => configuration.unread.has(path) || !configuration.isWanted(path)
  const canFix = inputs.commands && !pull.isFromFork
  const { today, was, isCopy, forms, from } = configuration
  const said = { today, was, isCopy, forms, from }
  return { pull, pullDetails, commit, tool, review, notes, maxComments, canFix, ...said, settled, pathsHash, isUnknown }
}

/** A hash of the inputs that choose the files of the run. Several jobs may each check a part of the repository. */
const pathsHashOf = ({ paths, exclude }: ActionInputs): string => fingerprintHash(JSON.stringify([paths, exclude]))

interface Refused {
  readonly refused: RejectedCommentsError
  readonly triesLeft: number
}

/**
 * Handles rejected comments. If the pull request has new commits, it is read again; otherwise the findings of the rejected
 * comments go to the list.
 */
async function submittedOtherwise(
  job: ReviewJob,
  found: PullFindings,
  review: Review,
  { refused, triesLeft }: Refused,
): Promise<PostAttempt> {
  const { github, log, warn } = job
  const { number, headSha, baseSha } = found.pull
  const { pull: now } = await github.look(number)
  if (now.headSha !== headSha || now.baseSha !== baseSha) {
    log(`${refused.message} The pull request has new commits; checking again.`)
    const again = await findingsInPull(job, number)
    return submitted(job, again, reviewFor(again), triesLeft)
  }
  const bad = triesLeft === 0 ? refused.comments : await refusedOf(job, found, refused.comments)
  warn(
    `${refused.message} GitHub accepted ${refused.comments.length - bad.length} of ${countWithNoun(refused.comments.length, 'comment')}; the others are in the text of the review.`,
  )
  return submitted(job, found, withListed(review, bad), triesLeft)
}

/**
 * The comments that GitHub rejects, found by pending reviews, which only this account sees. If that fails too, all comments count
 * as rejected.
 */
async function refusedOf(
  { github, inputs }: ReviewJob,
  { pull }: PullFindings,
  comments: readonly CommentToSend[],
): Promise<readonly CommentToSend[]> {
  const body = reviewBodyWithMark('', {
    run: fingerprintHash(pull.headSha),
    list: 'none',
    pathsHash: pathsHashOf(inputs),
    was: undefined,
    cut: undefined,
  })
  try {
    return await findRejectedComments(comments, async (some) => {
      const draft = await github.draftReview(pull.number, pull.headSha, body, some).catch(unlessInvalid)
      if (draft !== undefined) await github.deletePendingReview(pull.number, draft)
      return draft !== undefined
    })
  } catch {
    return comments
  }
}

function unlessInvalid(error: unknown): undefined {
  if (gitHubFailureOf(error) !== 'invalid') throw error
}

function withListed({ lineComments, listed }: Review, comments: readonly CommentToSend[]): Review {
  const isMeant = ({ file, lines }: LineComment) =>
    comments.some(({ path, lines: at }) => path === file.path && at.first === lines.first && at.last === lines.last)
  const moved = lineComments.filter(isMeant).flatMap(findingsInComment)
  return {
    lineComments: lineComments.filter((lineComment) => !isMeant(lineComment)),
    listed: [...moved.map((finding): ListedFinding => ({ finding, why: 'refused' })), ...listed],
  }
}
