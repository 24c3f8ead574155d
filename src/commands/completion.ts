import type { Shell } from '../arguments.js'
import { completionFor } from '../completion.js'
import { everyRule } from '../migrate/migrate.js'
import { put } from '../streams.js'

/** Print the completion for a shell. Returns the exit status. */
export function completionCommand(shell: Shell): number {
  put(
    1,
    completionFor(
      shell,
      everyRule.map(({ id }) => id),
    ),
  )
  return 0
}
