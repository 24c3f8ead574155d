import type { Options } from '../arguments.js'
import { isWantedPath } from '../config/wanted-path.js'
import { GitError } from '../git/git.js'
import { indexReader, listIndex } from '../git/index-files.js'
import { type Staged, whatIsStaged } from '../git/staged.js'
import { fail } from './output.js'

/** Report on what is staged. The rules are loaded only if there is configuration among it. Returns the exit status. */
export async function stagedCommand(options: Options): Promise<number> {
  // What git is asked next it does while we wait for its first answer, and load the rules.
  const stop = new AbortController()
  const asked = whatIsStaged(options.paths)
  const listed = listIndex(stop.signal)
  listed.catch(() => {})
  try {
    const staged = await asked
    if (!mayConcern(staged, options)) return 0
    const read = indexReader(staged, listed, stop.signal)
    const { migrateCommand } = await import('./migrate.js')
    return await migrateCommand(options, read)
  } catch (error) {
    if (error instanceof GitError) return fail(`--staged cannot work here: ${error.message}`)
    throw error
  } finally {
    stop.abort()
  }
}

function mayConcern({ files, unmerged, named }: Staged, { include, config }: Options): boolean {
  const paths = [...files.map(({ path }) => path), ...unmerged]
  // Settings may name more files as configuration.
  if (include.length > 0 || config !== undefined) return paths.length > 0
  return paths.some((path) => named.has(path) || isWantedPath(path))
}
