import { lazy } from '../../base/lazy.js'
import { isCovered } from '../../models/covered-ports.js'
import type { Site } from '../../site/site.js'
import { folderTree, letGo } from './folder-tree.js'
import { type Merge, nowhere, type RequestClass, type ServerSection, type Walker } from './merge.js'
import { directoryPhase } from './merge-directories.js'
import { filesPhase } from './merge-files.js'
import { locationPhase, proxyPhase } from './merge-locations.js'
import { patternPhase } from './merge-patterns.js'
import type { Scope } from './scope.js'
import { type Keyed, stateSets } from './state-set.js'
import { serversWithFolders, urlMapsOf } from './urls/urls.js'

/**
 * Walk the scopes as httpd merges them: `<Directory>` from the shortest path down with each folder's .htaccess, then
 * `<Directory ~>`, `<Files>`, `<Location>`; the main server's before the virtual host's (server/request.c,
 * ap_directory_walk, ap_file_walk, ap_location_walk; for proxied requests mod_proxy.c, proxy_walk).
 * Takes time in proportion to the scopes times the different states.
 * @param isAsked the servers whose requests are looked at
 * @returns the classes of requests at the end of the walk, worked out as they are asked for
 */
export function mergeInOrder<Of extends Keyed>(
  site: Site,
  scopes: readonly Scope[],
  walker: Walker<Of>,
  isAsked: (server: ServerSection) => boolean = () => true,
): Iterable<RequestClass<Of>> {
  if (scopes.length === 0) return []
  const answering = lazy(() => serversAnswering(site, scopes).filter(isAsked))
  // The walk hands states on and compares their keys: to it one kind is as good as another.
  const classes = walked(site, scopes, walker as unknown as Walker<Keyed>, answering)
  return classes as Iterable<unknown> as Iterable<RequestClass<Of>>
}

function walked(
  site: Site,
  scopes: readonly Scope[],
  { start, afterFiles, visit, isEndLeft }: Walker<Keyed>,
  servers: Merge['servers'],
): Iterable<RequestClass> {
  const sets = stateSets()
  const merge: Merge = {
    site,
    visit,
    afterFiles,
    sets,
    start: sets.of([start]),
    tree: folderTree(),
    urls: urlMapsOf(site),
    servers,
    steps: new Map(),
  }
  for (const scope of scopes) if (scope.kind === 'fragment') visit(scope, [start], nowhere)
  const folders = directoryPhase(merge, scopes)
  const patterns = patternPhase(merge, scopes, folders)
  const files = filesPhase(merge, scopes, patterns)
  const proxied = proxyPhase(merge, scopes)
  const classes = locationPhase(merge, scopes, files, proxied)
  if (!isEndLeft) return classes
  letGo(merge.tree)
  return []
}

/** The servers to tell apart: undefined for the main server, or for virtual hosts of which nothing of their own is said. */
export function serversAnswering(site: Site, scopes: readonly Scope[]): readonly ServerSection[] {
  const inside = new Set(scopes.flatMap(({ places }) => places.map(({ server }) => server)))
  // No other server's requests meet any of them.
  if (scopes.length > 0 && !inside.delete(undefined)) return [...inside]
  const servers = new Set([...inside, ...serversWithFolders(site)])
  const others = site.sections('VirtualHost').some((host) => !servers.has(host))
  return servers.size > 0 && !others && isCovered(site) ? [...servers] : [undefined, ...servers]
}
