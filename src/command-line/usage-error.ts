import { fileFailureSentence } from '../disk/file-failures.js'

/** Thrown for a mistake on the command line. Its message is one sentence for the user. */
export class UsageError extends Error {}

/**
 * Reads or writes a file.
 * @throws UsageError that says why it failed
 */
export function tryFileAccess<T>(path: string, verb: 'read' | 'written', act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new UsageError(fileFailureSentence(path, verb, error))
  }
}
