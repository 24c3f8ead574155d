import { resolve } from 'node:path'
import { type FileFailure, runAndRecordFailure } from '../disk/file-failures.js'
import type { FilesRead } from '../disk/files.js'
import { isSameOrInside } from '../disk/is-inside.js'
import { followLinks } from '../disk/real-path.js'

/**
 * The read files that the paths name or contain. Other paths are ignored, because a hook passes every file of a commit. A
 * broken link elsewhere must not stop a commit; other failures elsewhere are reported, because they may matter.
 */
export function filesToCheck(
  { sources, troubles: around }: FilesRead,
  paths: readonly string[],
): { checked: Set<string>; troubles: FileFailure[] } {
  const troubles: FileFailure[] = []
  const chosen: string[] = []
  for (const path of paths) runAndRecordFailure(troubles, path, 'read', () => chosen.push(followLinks(path)))
  const isChosen = (real: string) => chosen.some((one) => isSameOrInside(real, one))
  const isOwn = (path: string) => paths.some((one) => isSameOrInside(resolve(path), resolve(one)))
  const checked = sources.filter(({ path }) => isChosen(followLinks(resolve(path)))).map(({ path }) => path)
  const told = new Set(troubles.map(({ path }) => resolve(path)))
  const others = around.filter(({ path, isHarmless }) => !told.has(resolve(path)) && (!isHarmless || isOwn(path)))
  return { checked: new Set(checked), troubles: [...others, ...troubles] }
}
