import { fitsPath, isWild } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { type Folder, folderBeside, nearestFolder } from './folder-tree.js'
import type { Merge } from './merge.js'
import type { Scope } from './scope.js'
import { urlPrefix } from './urls/url-paths.js'

/** Of so many locations and patterns it is not worth the time. */
const crowd = 2000

/**
 * The folders at the URLs of locations that paths with wild-cards match: `/srv/*\/up` at `/status` is `/srv/status/up`, which
 * lies in none of the other folders of `/srv`, and has been through no sections but those for its own path.
 */
export function foldersAtUrls(
  { tree, urls, servers }: Merge,
  scopes: readonly Scope[],
  wild: readonly Folder[],
): ReadonlyMap<string, Folder> {
  const found = new Map<string, Folder>()
  const patterns = wild.filter(({ entries }) => entries.length > 0)
  if (patterns.length === 0) return found
  const locations = new Set(scopes.filter(({ kind }) => kind === 'location').map(urlPrefix))
  if (locations.size * patterns.length > crowd) return found
  for (const path of pathsOf(new Set(servers().map(urls)), locations))
    for (const { segments } of patterns) {
      const name = nameMatchedAt(path, segments)
      const isKnown = !name || nearestFolder(tree, `/${name.join('/')}`).depth === name.length
      if (!isKnown) found.set(`/${name.join('/')}`, folderBeside(tree, name))
    }
  return found
}

/** Where the URLs of locations lead to. */
function* pathsOf(
  maps: Iterable<ReturnType<Merge['urls']>>,
  locations: Iterable<string>,
): Generator<readonly string[]> {
  for (const map of maps)
    for (const { at, folder } of map?.folders ?? []) {
      for (const url of locations)
        if (url !== '/' && url.startsWith(`${at}/`)) yield segmentsOf(folder + url.slice(at.length))
    }
}

/** The one folder that a path with wild-cards matches at a path, or around it; undefined where it may match several, or none. */
export function nameMatchedAt(path: readonly string[], pattern: readonly string[]): readonly string[] | undefined {
  const name = [...path.slice(0, pattern.length), ...pattern.slice(path.length)]
  return !name.some(isWild) && fitsPath(pattern, name) ? name : undefined
}
