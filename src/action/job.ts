import type { ToolCommand } from '../base/tool.js'
import type { Client, Log, Sleep } from './client.js'
import type { ActionInputs } from './inputs.js'

/** What a run of the Action works with, in every mode. */
export interface Job {
  readonly client: Client
  readonly inputs: ActionInputs
  /** `https://github.com`, without a slash at the end. */
  readonly server: string
  /** How readers of a posted text can start the tool. */
  readonly tool: ToolCommand
  readonly wait: Sleep
  readonly log: Log
  /** A line of the log that the run's page shows too. */
  readonly warn: Log
}
