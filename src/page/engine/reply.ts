import type { ExplainedLog } from './explained-log.js'
import type { Analysis } from './judge.js'

/** The engine's reply to a question. */
export interface EngineReply {
  readonly number: number
  readonly analysis?: Analysis
  /** The explained messages; undefined if there was no log. */
  readonly explained?: ExplainedLog | undefined
  /** Set if some rules have not finished yet. The complete reply follows. */
  readonly isPartial?: true
  /** An error inside the engine: a bug of this tool. */
  readonly trouble?: string
}

export type ShownProblem = Analysis['problems'][number]

export type ShownTask = Analysis['checklist'][number]

/** One finding, or several with the same message in one file: a key and a place for each. */
export type ShownFinding = Readonly<Analysis['findings'][number]>

export type ShownFix = NonNullable<ShownFinding['fix']>

/** A location in one of the texts: lines and columns from 1, whatever the line endings. */
export type ShownLocation = ShownFinding['places'][number]
