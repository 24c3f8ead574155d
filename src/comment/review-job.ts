import type { AtHand } from '../action/checkout.js'
import type { Say, Wait } from '../action/client.js'
import type { Inputs } from '../action/inputs.js'
import type { ReviewCalls } from './review-calls.js'

/** All that a run has to do with. */
export interface ReviewJob {
  readonly github: ReviewCalls
  readonly inputs: Inputs
  /** `https://github.com` and `owner/name`. */
  readonly server: string
  readonly repository: string
  readonly atHand: AtHand
  readonly wait: Wait
  readonly say: Say
}
