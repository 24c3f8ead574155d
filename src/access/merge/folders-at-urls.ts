import { hasWildcard, mayMatchLeadingSegments } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { deepestKnownFolder, type Folder, folderOutsideTree } from './folder-tree.js'
import type { MergeContext } from './merge.js'
import type { Scope } from './scope.js'
import { commonUrlPrefix } from './urls/url-paths.js'

/**
 * If the number of locations times the number of paths with wildcards is higher, the result is empty, because the search would
 * take too long.
 */
const crowd = 2000

/**
 * The folders, by path, to which URLs of locations lead and which paths with wildcards match: `/srv/status/up` for `/srv/*\/up` and
 * `/status`. A section applies to such a folder only if the section's path matches the whole folder path.
 */
export function foldersMatchingWildcardsAtUrls(
  { tree, urls, servers }: MergeContext,
  scopes: readonly Scope[],
  wild: readonly Folder[],
): ReadonlyMap<string, Folder> {
  const found = new Map<string, Folder>()
  const patterns = wild.filter(({ entries }) => entries.length > 0)
  if (patterns.length === 0) return found
  const locations = new Set(scopes.filter(({ kind }) => kind === 'location').map(commonUrlPrefix))
  if (locations.size * patterns.length > crowd) return found
  for (const path of pathsOf(new Set(servers().map(urls)), locations))
    for (const { segments } of patterns) {
      const name = onlyFolderMatching(path, segments)
      const isKnown = !name || deepestKnownFolder(tree, `/${name.join('/')}`).depth === name.length
      if (!isKnown) found.set(`/${name.join('/')}`, folderOutsideTree(tree, name))
    }
  return found
}

/** The paths that the URLs of locations lead to. */
function* pathsOf(
  maps: Iterable<ReturnType<MergeContext['urls']>>,
  locations: Iterable<string>,
): Generator<readonly string[]> {
  for (const map of maps)
    for (const { prefixWithoutSlash, folder } of map?.folders ?? []) {
      for (const url of locations)
        if (url !== '/' && url.startsWith(`${prefixWithoutSlash}/`))
          yield segmentsOf(folder + url.slice(prefixWithoutSlash.length))
    }
}

/** The only folder on a path that matches a path with wildcards; undefined if several may match, or none. */
export function onlyFolderMatching(path: readonly string[], pattern: readonly string[]): readonly string[] | undefined {
  const name = [...path.slice(0, pattern.length), ...pattern.slice(path.length)]
  return !name.some(hasWildcard) && mayMatchLeadingSegments(pattern, name) ? name : undefined
}
