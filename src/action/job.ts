import type { ToolCommandAndLinks } from '../base/tool.js'
import type { GitHubClient, LogSentence, WaitSeconds } from './client.js'
import type { ActionInputs } from './inputs.js'

/** The client, inputs and log that every mode of the Action uses. */
export interface ActionJob {
  readonly client: GitHubClient
  readonly inputs: ActionInputs
  /** GitHub's address, such as `https://github.com`, without a slash at the end. */
  readonly gitHubUrl: string
  /** The command with which readers of a posted text can start the tool. */
  readonly tool: ToolCommandAndLinks
  readonly wait: WaitSeconds
  readonly log: LogSentence
  /** Writes a line to the log that also appears on the run's page. */
  readonly warn: LogSentence
}
