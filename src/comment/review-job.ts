import type { CheckoutReader } from '../action/checkout.js'
import type { ActionJob } from '../action/job.js'
import type { ReviewCalls } from './review-calls.js'

/** The Action's job with the GitHub calls that a review needs. */
export interface ReviewJob extends Omit<ActionJob, 'client'> {
  readonly github: ReviewCalls
  /** The repository as `owner/name`. */
  readonly repository: string
  readonly checkout: CheckoutReader
}
