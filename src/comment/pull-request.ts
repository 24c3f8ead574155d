import type { PostedReview } from './review-body.js'

/** A pull request, as far as a review of it needs to know. */
export interface PullRequest {
  readonly number: number
  readonly headSha: string
  /** The branch, which of a fork's is in another repository. */
  readonly headRef: string
  readonly baseSha: string
  readonly isOpen: boolean
  /** It comes from another repository, whose runs may only read here. */
  readonly isFromFork: boolean
  readonly isDependabot: boolean
  readonly changedFiles: number
}

/** Where a pull request stands, as far as reading it needs to know. */
export type PullStart = Pick<PullRequest, 'headSha' | 'baseSha' | 'changedFiles'>

/** A review that is there, or that this account has begun. */
export interface FoundReview extends PostedReview {
  readonly isPending: boolean
  readonly url: string
  /** What it was posted on; undefined where GitHub does not have it any more. */
  readonly commit: string | undefined
}
