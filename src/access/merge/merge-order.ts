import { isCovered } from '../../models/covered-ports.js'
import type { Site } from '../../site/site.js'
import type { Section } from '../../syntax/tree.js'
import { type Folder, folderTree } from './folder-tree.js'
import { directoryPhase } from './merge-directories.js'
import { filesPhase } from './merge-files.js'
import { locationPhase, proxyPhase } from './merge-locations.js'
import { patternPhase } from './merge-patterns.js'
import type { Server } from './merge-servers.js'
import type { Scope } from './scope.js'
import { initialState, type State } from './state.js'
import { type StateSet, type StateSets, type Step, stateSets } from './state-set.js'
import { serversWithFolders, type UrlMap, urlMapsOf } from './urls.js'

/**
 * Asked once for each scope, in the order in which httpd merges: what the scope makes of each of the states that can be
 * in force before it.
 * @param bases all states that a request can have reached when the scope applies; more than one where it lies over several
 */
export type Visit = (scope: Scope, bases: readonly State[], around: Around) => Step

export interface Around {
  /** The folder of a directory section or .htaccess file, and of the section that a `<Files>` stands in. */
  readonly folder: Folder | undefined
  /** The bases apart, folder by folder, of sections that lie over many. */
  readonly parts: () => readonly Part[]
}

/** The states that a section finds in one folder, for files of some names. */
export interface Part {
  readonly server: Section | undefined
  readonly folder: Folder
  /** The `<Files>` sections that came before it, of those that may or may not apply. */
  readonly names: readonly Scope[]
  readonly bases: readonly State[]
}

/** What the phases of the merge share. */
export interface Merge {
  readonly site: Site
  readonly visit: Visit
  readonly sets: StateSets
  readonly start: StateSet
  readonly tree: Folder
  readonly urls: (server: Section | undefined) => UrlMap | undefined
  /** The main server, unless it never answers, and the virtual hosts that hold scopes or have folders of their own. */
  readonly servers: () => readonly Server[]
  readonly steps: Map<Scope, Step>
}

/**
 * Visit the scopes as httpd merges them: `<Directory>` from the shortest path down with each folder's .htaccess, then
 * `<Directory ~>`, `<Files>`, `<Location>`; the main server's before the virtual host's (server/request.c,
 * ap_directory_walk, ap_file_walk, ap_location_walk; for proxied requests mod_proxy.c, proxy_walk).
 * Takes time in proportion to the scopes times the different states.
 */
export function mergeInOrder(site: Site, scopes: readonly Scope[], visit: Visit): void {
  const sets = stateSets()
  let servers: readonly Server[] | undefined
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

function answering(site: Site, scopes: readonly Scope[]): readonly Server[] {
  const inside = scopes.flatMap((scope) => scope.places.flatMap(({ server }) => server ?? []))
  const servers = new Set([...inside, ...serversWithFolders(site)])
  const others = site.sections('VirtualHost').some((host) => !servers.has(host))
  return servers.size > 0 && !others && isCovered(site) ? [...servers] : [undefined, ...servers]
}

export const nowhere: Around = { folder: undefined, parts: () => [] }
