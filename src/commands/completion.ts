import type { Shell } from '../command-line/arguments.js'
import { shellCompletionScript } from '../command-line/completion.js'
import { writeToStream } from '../command-line/streams.js'
import { ruleAndGroupNames } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'

/** Prints the completion script for a shell. Returns the exit status. */
export function completionCommand(shell: Shell): number {
  writeToStream(1, shellCompletionScript(shell, ruleAndGroupNames(everyRule)))
  return 0
}
