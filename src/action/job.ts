import type { Tool } from '../base/tool.js'
import type { Client, Log, Sleep } from './client.js'
import type { Inputs } from './inputs.js'

/** What a run of the Action has to do with, whatever its mode. */
export interface Job {
  readonly client: Client
  readonly inputs: Inputs
  /** `https://github.com`, without a slash at the end. */
  readonly server: string
  /** How people who read what is posted can start the tool. */
  readonly tool: Tool
  readonly wait: Sleep
  readonly log: Log
  /** A line of the log that the run's page shows too. */
  readonly warn: Log
}
