import { globMatcher, withFilesInFolders } from '../settings/globs.js'
import { isWantedPath, mayBeConfigPath } from '../site/wanted-path.js'
import { type ActionInputs, InputError } from './inputs.js'
import { type CommitSettings, checkedPathsOf } from './settings.js'

/** Which files of a commit to read. */
export interface PathFilter {
  /** Whether a file is worth reading, by its path in the repository. */
  readonly isWanted: (path: string) => boolean
  /** Whether `paths` has the full path. The file then counts as configuration whatever it contains. */
  readonly isNamed: (path: string) => boolean
  /** Whether a file that is skipped for its unusual name may be configuration. Never true if `paths` chooses the files. */
  readonly mayBeMissed: (path: string) => boolean
}

/**
 * The files that inputs and settings choose. Without `paths`, these are all files with a typical name. A folder in `paths` means
 * the files with a typical name in it.
 * @throws InputError for an invalid glob
 */
export function pathFilter(inputs: Pick<ActionInputs, 'paths' | 'exclude'>, found: CommitSettings): PathFilter {
  const { exclude } = inputs
  const { settings } = found
  const paths = inputs.paths.length > 0 ? inputs.paths : checkedPathsOf(found)
  const named = paths.map((path) => path.replace(/^\.\/|\/+$/g, '')).filter((path) => path !== '.' && path !== '')
  const chosen = globMatcherForInput('paths', named)
  const inFolders = globMatcherForInput(
    'paths',
    named.map((path) => `${path}/**`),
  )
  const included = told(found, globMatcherForInput('the settings file, include', settings.include ?? []))
  const excludedBySettings = told(
    found,
    globMatcherForInput('the settings file, exclude', withFilesInFolders(settings.exclude ?? [])),
  )
  const excludedByInput = globMatcherForInput('exclude', withFilesInFolders(exclude))
  const excluded = (path: string) => excludedByInput(path) || excludedBySettings(path)
  const looksRight = (path: string) => isWantedPath(path) || included(path)
  const isChosen =
    named.length === 0 ? looksRight : (path: string) => chosen(path) || (inFolders(path) && looksRight(path))
  const inFull = new Set(named)
  return {
    isWanted: (path) => isChosen(path) && !excluded(path),
    isNamed: (path) => inFull.has(path),
    mayBeMissed: (path) => named.length === 0 && !looksRight(path) && !excluded(path) && mayBeConfigPath(path),
  }
}

/** Returns a test that also accepts a path if `matches` accepts it relative to the folder of the settings file. */
const told =
  ({ folder }: CommitSettings, matches: (path: string) => boolean) =>
  (path: string) =>
    matches(path) || (path.startsWith(`${folder}/`) && matches(path.slice(folder.length + 1)))

/**
 * Returns a test of paths by the globs of an input; no path passes without globs.
 * @param name of the input, for the error message
 * @throws InputError for an invalid glob
 */
export function globMatcherForInput(name: string, globs: readonly string[]): (path: string) => boolean {
  try {
    return globs.length === 0 ? () => false : globMatcher(globs)
  } catch (error) {
    throw new InputError(`${name}: ${(error as Error).message}`)
  }
}
