import type { ExplainResult } from './explain.js'

/** The result of running the user's 2.4 on a copy of the migrated files. */
export interface VerifyResult {
  /** As it was run. */
  readonly command: string
  /** `failed`: the command could not be run, so that nothing is known. */
  readonly outcome: 'accepted' | 'refused' | 'failed'
  /** Of `failed`: one sentence that says why. */
  readonly trouble?: string
  /** Of `refused`, where the command was run again on a copy without what it had stopped at. */
  readonly rounds?: Rounds
  /** The paths of the server that nobody copied, and that something else stood in for. */
  readonly notCopied?: readonly string[]
  /** What the command said, with the paths of the copy put back to those of the files. */
  readonly output: string
  /** The messages in it, with their places in the original files. */
  readonly explained: ExplainResult
}

/** What was done to a copy so that a command goes on past what it stops at. */
export interface Rounds {
  /** How many lines, sections and links were taken out. */
  readonly takenOut: number
  /** How many lines besides that only need a module which went with them. */
  readonly following: number
  /** The modules that were loaded besides, by symbol. */
  readonly loaded: readonly string[]
  /** Whether the copy was accepted then, so that nothing else stops it. */
  readonly isAll: boolean
}
