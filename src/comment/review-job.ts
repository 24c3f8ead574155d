import type { CheckoutReader } from '../action/checkout.js'
import type { Job } from '../action/job.js'
import type { ReviewCalls } from './review-calls.js'

/** What a review works with. */
export interface ReviewJob extends Omit<Job, 'client'> {
  readonly github: ReviewCalls
  /** The repository as `owner/name`. */
  readonly repository: string
  readonly checkout: CheckoutReader
}
