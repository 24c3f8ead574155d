import type { ToolCommand } from '../base/tool.js'
import type { Client, LogSentence, WaitSeconds } from './client.js'
import type { ActionInputs } from './inputs.js'

/** The client, inputs and log that every mode of the Action uses. */
export interface Job {
  readonly client: Client
  readonly inputs: ActionInputs
  /** GitHub's address, such as `https://github.com`, without a slash at the end. */
  readonly server: string
  /** How readers of a posted text can start the tool. */
  readonly tool: ToolCommand
  readonly wait: WaitSeconds
  readonly log: LogSentence
  /** Writes a line to the log that also appears on the run's page. */
  readonly warn: LogSentence
}
