import { isCovered } from '../../models/covered-ports.js'
import type { Site } from '../../site/site.js'
import { folderTree } from './folder-tree.js'
import { type Merge, nowhere, type ServerSection, type Visit } from './merge.js'
import { directoryPhase } from './merge-directories.js'
import { filesPhase } from './merge-files.js'
import { locationPhase, proxyPhase } from './merge-locations.js'
import { patternPhase } from './merge-patterns.js'
import type { Scope } from './scope.js'
import { initialState } from './state.js'
import { stateSets } from './state-set.js'
import { serversWithFolders, urlMapsOf } from './urls.js'

/**
 * Visit the scopes as httpd merges them: `<Directory>` from the shortest path down with each folder's .htaccess, then
 * `<Directory ~>`, `<Files>`, `<Location>`; the main server's before the virtual host's (server/request.c,
 * ap_directory_walk, ap_file_walk, ap_location_walk; for proxied requests mod_proxy.c, proxy_walk).
 * Takes time in proportion to the scopes times the different states.
 */
export function mergeInOrder(site: Site, scopes: readonly Scope[], visit: Visit): void {
  if (scopes.length === 0) return
  const sets = stateSets()
  let servers: readonly ServerSection[] | undefined
  const merge: Merge = {
    site,
    visit,
    sets,
    start: sets.of([initialState]),
    tree: folderTree(),
    urls: urlMapsOf(site),
    // Where every section stands in a virtual host, nobody asks.
    servers: () => {
      servers ??= answering(site, scopes)
      return servers
    },
    steps: new Map(),
  }
  for (const scope of scopes) if (scope.kind === 'fragment') visit(scope, [initialState], nowhere)
  const folders = directoryPhase(merge, scopes)
  const patterns = patternPhase(merge, scopes, folders)
  const files = filesPhase(merge, scopes, patterns)
  const proxied = proxyPhase(merge, scopes)
  locationPhase(merge, scopes, files, proxied)
}

function answering(site: Site, scopes: readonly Scope[]): readonly ServerSection[] {
  const inside = scopes.flatMap((scope) => scope.places.flatMap(({ server }) => server ?? []))
  const servers = new Set([...inside, ...serversWithFolders(site)])
  const others = site.sections('VirtualHost').some((host) => !servers.has(host))
  return servers.size > 0 && !others && isCovered(site) ? [...servers] : [undefined, ...servers]
}
