import type { GuidedOptions, Options } from '../../command-line/arguments.js'
import type { ChangeInHandover } from '../../report/handover.js'
import type { Decisions } from './decisions.js'
import type { EnabledModule } from './enable.js'
import type { TerminalDialog } from './talk.js'

/** The state of a guided upgrade. */
export interface GuidedUpgrade {
  readonly asked: Options
  readonly wanted: GuidedOptions
  /** Undefined where nobody is to be asked. */
  readonly talk: TerminalDialog | undefined
  /** What was answered before anybody asked. */
  readonly answers: Decisions
  /** What was said in this run. */
  readonly said: Decisions
  /** The sentences that were confirmed or declined, and how. */
  readonly answered: Map<string, string>
  readonly written: {
    fixes: number
    readonly files: Set<string>
    readonly changes: ChangeInHandover[]
    readonly enabled: EnabledModule[]
    /** Of what has no fix, for how much a form was chosen, or a reason given. */
    decided: number
  }
}
