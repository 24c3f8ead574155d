import type { Explained } from './explain.js'

/** What came of running somebody's 2.4 on a copy of the migrated files. */
export interface Verified {
  /** As it was run. */
  readonly command: string
  /** `failed`: the command could not be run, so that nothing is known. */
  readonly outcome: 'accepted' | 'refused' | 'failed'
  /** Of `failed`: one sentence that says why. */
  readonly trouble?: string
  /**
   * Of `refused`, where the command was run again without what it had stopped at: how many lines and sections were taken out
   * of the copy, how many more that only need a module which went with them, and whether it was accepted then, so that nothing else stops it.
   */
  readonly rounds?: { readonly takenOut: number; readonly following: number; readonly isAll: boolean }
  /** What the command said, with the paths of the copy put back to those of the files. */
  readonly output: string
  /** The messages in it, with their places in the original files. */
  readonly explained: Explained
}
