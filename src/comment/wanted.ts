import { isWantedPath } from '../config/wanted-path.js'
import { globMatcher } from '../globs.js'
import type { Settings } from '../settings.js'
import { InputError, type Inputs } from './inputs.js'

export interface Wanted {
  /** Whether a file is worth reading, by its path in the repository. */
  readonly isWanted: (path: string) => boolean
  /** Whether it is named in full, and so is configuration whatever it looks like. */
  readonly isNamed: (path: string) => boolean
}

/**
 * What the inputs and the settings file choose: without `paths`, what looks like configuration by its name; a folder in
 * `paths` stands for what looks so in it.
 * @throws InputError for a glob that is none
 */
export function wantedBy({ paths, exclude }: Pick<Inputs, 'paths' | 'exclude'>, settings: Settings): Wanted {
  const named = paths.map((path) => path.replace(/^\.\/|\/+$/g, '')).filter((path) => path !== '.' && path !== '')
  const chosen = matcher('paths', named)
  const inFolders = matcher(
    'paths',
    named.map((path) => `${path}/**`),
  )
  const included = matcher('the settings file, include', settings.include ?? [])
  const unwanted = [...exclude, ...(settings.exclude ?? [])]
  const excluded = matcher('exclude', [...unwanted, ...unwanted.map((glob) => `${glob.replace(/\/+$/, '')}/**`)])
  const looksRight = (path: string) => isWantedPath(path) || included(path)
  const isChosen =
    named.length === 0 ? looksRight : (path: string) => chosen(path) || (inFolders(path) && looksRight(path))
  const inFull = new Set(named)
  return { isWanted: (path) => isChosen(path) && !excluded(path), isNamed: (path) => inFull.has(path) }
}

function matcher(where: string, globs: readonly string[]): (path: string) => boolean {
  try {
    return globs.length === 0 ? () => false : globMatcher(globs)
  } catch (error) {
    throw new InputError(`${where}: ${(error as Error).message}`)
  }
}
