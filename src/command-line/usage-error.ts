import { troubleSentence } from '../disk/troubles.js'

/** A mistake in how the tool was called: one sentence for the user. */
export class UsageError extends Error {}

/**
 * What is done with a file.
 * @throws UsageError that says why it could not be read or written
 */
export function withFile<T>(path: string, verb: 'read' | 'written', act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new UsageError(troubleSentence(path, verb, error))
  }
}
