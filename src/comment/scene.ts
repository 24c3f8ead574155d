import type { AtHand } from './checkout.js'
import type { Say } from './client.js'
import type { GitHub } from './github.js'
import type { Inputs } from './inputs.js'
import type { Wait } from './post.js'

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
