import type { AtHand } from '../action/checkout.js'
import type { Say, Wait } from '../action/client.js'
import type { Inputs } from '../action/inputs.js'
import type { GitHub } from './review-calls.js'

/** All that a run has to do with. */
export interface Scene {
  readonly github: GitHub
  readonly inputs: Inputs
  /** `https://github.com` and `owner/name`. */
  readonly server: string
  readonly repository: string
  readonly atHand: AtHand
  readonly wait: Wait
  readonly say: Say
}
