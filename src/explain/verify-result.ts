import type { ExplainResult } from './explain.js'

/** The result of running the user's 2.4 on a copy of the migrated files. */
export interface VerifyResult {
  /** The command as it was run. */
  readonly command: string
  /** `failed`: the command could not be run, so nothing is known. */
  readonly outcome: 'accepted' | 'refused' | 'failed'
  /** For `failed`: one sentence with the reason. */
  readonly trouble?: string
  /** For `refused`: the corrections in the copy after which the command was run again, to find further errors. */
  readonly rounds?: CopyCorrections
  /** The server's paths that are missing in the copy, and that empty files, folders or a test certificate replace. */
  readonly notCopied?: readonly string[]
  /** The output of the command, with the given paths instead of the copy's. */
  readonly output: string
  /** The messages in the output, with their places in the original files. */
  readonly explained: ExplainResult
}

/** The changes to a copy that let a command get past its errors. */
export interface CopyCorrections {
  /** The number of lines, sections and links that were removed because the command stopped at them. */
  readonly takenOut: number
  /** The number of lines that were removed because they need a removed module. */
  readonly following: number
  /** The additional modules that were loaded, by symbol. */
  readonly loaded: readonly string[]
  /** Whether the command accepted the copy after these corrections. */
  readonly isAll: boolean
}
