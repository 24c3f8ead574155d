import type { ExplainedLog } from './explained-log.js'
import type { Analysis } from './judge.js'

/** What the engine says to a question. */
export interface Reply {
  readonly number: number
  readonly analysis?: Analysis
  /** Absent where there was nothing to explain. */
  readonly explained?: ExplainedLog | undefined
  /** Not all rules have come yet: the whole reply follows. */
  readonly isPartial?: true
  /** What went wrong in here: an error of ours. */
  readonly trouble?: string
}

export type ShownProblem = Analysis['problems'][number]

export type ShownTask = Analysis['checklist'][number]

/** One finding, or several that say the very same thing of one file: a key and a place for each. */
export type ShownFinding = Readonly<Analysis['findings'][number]>

export type ShownFix = NonNullable<ShownFinding['fix']>

/** A place in one of the texts: lines and columns from 1, without regard to how lines end. */
export type ShownPlace = ShownFinding['places'][number]
