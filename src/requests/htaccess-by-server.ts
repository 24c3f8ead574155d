import { groupByEach } from '../base/group-by.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { LocatedSection, OrderedConfiguration, ServerContent } from './read-configuration.js'
import { urlRootsOf } from './url-layout.js'

/**
 * The `.htaccess` files that requests to a server may reach, with their sections. Files in folders of other servers are left out;
 * on a host with thousands of sites, these are nearly all.
 */
export function htaccessLookupByServer({
  main,
  hosts,
  htaccess,
}: OrderedConfiguration): (server: ServerContent) => readonly LocatedSection[] {
  const servedBy = (server: ServerContent): readonly string[] =>
    urlRootsOf(server === main ? main.lines : [...server.lines, ...main.lines]).map(({ folder }) => folder.join('/'))
  const served = new Set([main, ...hosts].flatMap(servedBy))
  const placed = htaccess.map((one, position) => ({ position, one }))
  const below = groupByEach(placed, ({ one }) => {
    const above = foldersAbove(outermost(one).path).filter((folder) => served.has(folder))
    return above.length > 0 ? above : [undefined]
  })
  return (server) =>
    [...new Set([undefined, ...servedBy(server)].flatMap((folder) => below.get(folder) ?? []))]
      .sort((a, b) => a.position - b.position)
      .map(({ one }) => one)
}

function outermost(container: LocatedSection): LocatedSection {
  return container.outer ? outermost(container.outer) : container
}

/** A folder and the folders above it, from the root down. */
function foldersAbove(path: string): readonly string[] {
  const names = segmentsOf(path)
  return [0, ...names.keys()].map((_, count) => names.slice(0, count).join('/'))
}
