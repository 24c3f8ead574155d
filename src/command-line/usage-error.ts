import { troubleSentence } from '../disk/troubles.js'

/** Thrown for a mistake on the command line. Its message is one sentence for the user. */
export class UsageError extends Error {}

/**
 * Reads or writes a file.
 * @throws UsageError that says why it failed
 */
export function accessFile<T>(path: string, verb: 'read' | 'written', act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new UsageError(troubleSentence(path, verb, error))
  }
}
