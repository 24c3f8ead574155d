import type { GuidedOptions, Options } from '../../command-line/arguments.js'
import type { HandedChange } from '../../report/handover.js'
import type { Decisions } from './decisions.js'
import type { Enabled } from './enable.js'
import type { Talk } from './talk.js'

/** A guided upgrade on its way. */
export interface Journey {
  readonly asked: Options
  readonly wanted: GuidedOptions
  /** Undefined where nobody is to be asked. */
  readonly talk: Talk | undefined
  /** What was answered before anybody asked. */
  readonly answers: Decisions
  /** What was said in this run. */
  readonly said: Decisions
  /** The sentences that were confirmed or declined, and how. */
  readonly answered: Map<string, string>
  readonly written: {
    fixes: number
    readonly files: Set<string>
    readonly changes: HandedChange[]
    readonly enabled: Enabled[]
    /** Of what has no fix, for how much a form was chosen, or a reason given. */
    decided: number
  }
}
