import { applyEdits, type Edit, replaceArgs } from '../edit/edit.js'
import { type ArrivalAddress, haveSameHosts, hostSelectionsOf, reachableHosts } from '../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../models/virtual-hosts.js'
import { isWholeServer } from '../models/whole-server.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { reparse } from '../syntax/parse.js'

/** An address to which no request is sent, for virtual hosts that never answer. */
const nowhere = '127.255.255.254:9'

/**
 * The site with other addresses in its `<VirtualHost>` tags. A 2.4 then chooses the same virtual host as a 2.2, which
 * compares names only with NameVirtualHost.
 */
export function withVirtualHostsAs22(site: Site): Site {
  // If an unseen file may contain NameVirtualHost, it is not known how 2.2 chose.
  if (!(site.complete || site.hasDirective('NameVirtualHost') || isWholeServer(site))) return site
  const edits = hostSelectionsOf(site).flatMap(({ all, arrivals }) => editsFor(all.hosts, arrivals))
  if (edits.length === 0) return site
  const files = site.files.map((file) => {
    const own = edits.filter((edit) => edit.file === file)
    return own.length === 0 ? file : reparse(file, applyEdits(file, own))
  })
  return site.withFiles(files, {})
}

function editsFor(hosts: readonly VirtualHost[], arrivals: readonly ArrivalAddress[]): readonly Edit[] {
  const isOther = ({ in22, in24 }: ArrivalAddress) => (in22 && in24 ? !haveSameHosts(in22, in24) : in22 !== in24)
  if (!arrivals.some(isOther) || !hosts.every(({ at }) => isLiteral(at))) return []
  return hosts.map(({ at }) => {
    const own = arrivals.filter(({ in22 }) => reachableHosts(in22).some((host) => host.at === at))
    const words = own.map(({ address }) => addressText(address))
    return replaceArgs(at, words.length > 0 ? words.join(' ') : nowhere)
  })
}
