import type { Shell } from '../command-line/arguments.js'
import { completionFor } from '../command-line/completion.js'
import { put } from '../command-line/streams.js'
import { choosable } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'

/** Print the completion for a shell. Returns the exit status. */
export function completionCommand(shell: Shell): number {
  put(1, completionFor(shell, choosable(everyRule)))
  return 0
}
