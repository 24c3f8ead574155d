import { globMatcher, globsWithFolderContents } from '../settings/globs.js'
import { isWantedPath, mayBeConfigPath } from '../site/wanted-path.js'
import { type ActionInputs, InputError } from './inputs.js'
import { type CommitSettings, checkedPathsOf } from './settings.js'

/** Which files of a commit to read. */
export interface PathFilter {
  /** Whether to read the file with this path in the repository. */
  readonly isWanted: (path: string) => boolean
  /** Whether `paths` has the full path. The file then counts as configuration whatever it contains. */
  readonly isNamed: (path: string) => boolean
  /** Whether a file with an unusual name may be configuration, although it is skipped. Never true if `paths` chooses the files. */
  readonly mayBeMissed: (path: string) => boolean
}

/**
 * The files that inputs and settings choose. Without `paths`, these are all files with a typical name or in `include`. For a folder
 * in `paths`, they are all such files in that folder.
 * @throws InputError for an invalid glob
 */
export function pathFilter(
  inputs: Pick<ActionInputs, 'paths' | 'exclude'>,
  commitSettings: CommitSettings,
): PathFilter {
  const { exclude } = inputs
  const { settings } = commitSettings
  const paths = inputs.paths.length > 0 ? inputs.paths : checkedPathsOf(commitSettings)
  const named = paths.map((path) => path.replace(/^\.\/|\/+$/g, '')).filter((path) => path !== '.' && path !== '')
  const chosen = globMatcherForInput('paths', named)
  const inFolders = globMatcherForInput(
    'paths',
    named.map((path) => `${path}/**`),
  )
  const included = alsoFromSettingsFolder(
    commitSettings,
    globMatcherForInput('the settings file, include', settings.include ?? []),
  )
  const excludedBySettings = alsoFromSettingsFolder(
    commitSettings,
    globMatcherForInput('the settings file, exclude', globsWithFolderContents(settings.exclude ?? [])),
  )
  const excludedByInput = globMatcherForInput('exclude', globsWithFolderContents(exclude))
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
const alsoFromSettingsFolder =
  ({ folder }: CommitSettings, matches: (path: string) => boolean) =>
  (path: string) =>
    matches(path) || (path.startsWith(`${folder}/`) && matches(path.slice(folder.length + 1)))

/**
 * Returns a test of paths by the globs of an input. Without globs, the test accepts no path.
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
