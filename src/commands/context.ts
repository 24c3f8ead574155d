import { resolve } from 'node:path'
import type { FilesRead } from '../disk/files.js'
import { isInside } from '../disk/is-inside.js'
import { followLinks } from '../disk/real-path.js'
import { attempt, type Trouble } from '../disk/troubles.js'

/**
 * Of the files that were read, those that the paths name or hold, by the paths that they were read by. A path that was not
 * read says nothing: whoever passes on every file of a commit passes on pictures too. A link elsewhere that leads nowhere
 * must not stop a commit that has no part in it; what could not be read elsewhere is told, for it may matter.
 */
export function checkedAmong(
  { sources, troubles: around }: FilesRead,
  paths: readonly string[],
): { checked: Set<string>; troubles: Trouble[] } {
  const troubles: Trouble[] = []
  const chosen: string[] = []
  for (const path of paths) attempt(troubles, path, 'read', () => chosen.push(followLinks(path)))
  const isChosen = (real: string) => chosen.some((one) => isInside(real, one))
  const isOwn = (path: string) => paths.some((one) => isInside(resolve(path), resolve(one)))
  const checked = sources.filter(({ path }) => isChosen(followLinks(resolve(path)))).map(({ path }) => path)
  const told = new Set(troubles.map(({ path }) => resolve(path)))
  const others = around.filter(({ path, isHarmless }) => !told.has(resolve(path)) && (!isHarmless || isOwn(path)))
  return { checked: new Set(checked), troubles: [...others, ...troubles] }
}
