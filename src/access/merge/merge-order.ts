import { lazy } from '../../base/lazy.js'
import { mainServerNeverAnswers } from '../../models/covered-ports.js'
import type { Site } from '../../site/site.js'
import { Folder, releaseFolderMemory } from './folder-tree.js'
import {
  emptyVisitContext,
  type MergeContext,
  type RequestClass,
  type ScopeVisitor,
  type ServerSection,
} from './merge.js'
import { mergeDirectorySections } from './merge-directories.js'
import { mergeFilesSections } from './merge-files.js'
import { mergeLocationSections, mergeProxySections } from './merge-locations.js'
import { mergePatternSections } from './merge-patterns.js'
import type { Scope } from './scope.js'
import { createStateSets, type StateWithKey } from './state-set.js'
import { urlMapLookup, virtualHostsMappingUrls } from './urls/urls.js'

/**
 * Walks the scopes in httpd's merge order: `<Directory>` from the shortest path down, with each folder's .htaccess; then
 * `<Directory ~>`, `<Files>` and `<Location>`. The main server's sections come before those of the virtual host
 * (server/request.c, ap_directory_walk, ap_file_walk, ap_location_walk; for proxied requests mod_proxy.c, proxy_walk). The time
 * grows with the number of scopes times the number of different states.
 * @param isServerChecked whether requests to a server are checked
 * @returns the classes of requests at the end, generated on demand
 */
export function walkInMergeOrder<Of extends StateWithKey>(
  site: Site,
  scopes: readonly Scope[],
  walker: ScopeVisitor<Of>,
  isServerChecked: (server: ServerSection) => boolean = () => true,
): Iterable<RequestClass<Of>> {
  if (scopes.length === 0) return []
  const answering = lazy(() => serversToWalk(site, scopes).filter(isServerChecked))
  // The walk only passes states on and compares their keys, so it works with any type.
  const classes = walked(site, scopes, walker as unknown as ScopeVisitor<StateWithKey>, answering)
  return classes as Iterable<unknown> as Iterable<RequestClass<Of>>
}

function walked(
  site: Site,
  scopes: readonly Scope[],
  { start, afterFiles, visit, releasesEndStates }: ScopeVisitor<StateWithKey>,
  servers: MergeContext['servers'],
): Iterable<RequestClass> {
  const sets = createStateSets()
  const merge: MergeContext = {
    site,
    visit,
    afterFiles,
    sets,
    start: sets.of([start]),
    tree: new Folder('', undefined, false),
    urls: urlMapLookup(site),
    servers,
    steps: new Map(),
  }
  for (const scope of scopes) if (scope.kind === 'fragment') visit(scope, [start], emptyVisitContext)
  const folders = mergeDirectorySections(merge, scopes)
  const patterns = mergePatternSections(merge, scopes, folders)
  const files = mergeFilesSections(merge, scopes, patterns)
  const proxied = mergeProxySections(merge, scopes)
  const classes = mergeLocationSections(merge, scopes, files, proxied)
  if (!releasesEndStates) return classes
  releaseFolderMemory(merge.tree)
  return []
}

/**
 * The servers that are walked separately. Undefined stands for the main server, and for hosts without settings of their
 * own.
 */
export function serversToWalk(site: Site, scopes: readonly Scope[]): readonly ServerSection[] {
  const inside = new Set(scopes.flatMap(({ occurrences }) => occurrences.map(({ server }) => server)))
  // If all scopes are in virtual hosts, requests to other servers match none of them and need no walk.
  if (scopes.length > 0 && !inside.delete(undefined)) return [...inside]
  const servers = new Set([...inside, ...virtualHostsMappingUrls(site)])
  const others = site.sections('VirtualHost').some((host) => !servers.has(host))
  return servers.size > 0 && !others && mainServerNeverAnswers(site) ? [...servers] : [undefined, ...servers]
}
