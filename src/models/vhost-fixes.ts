import { isLineForOldDefault } from '../site/evidence.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors } from '../syntax/tree.js'
import {
  type ArrivalAddress,
  type HostSelection,
  haveSameHosts,
  hostSelectionsAmong,
  reachableHosts,
} from './vhost-selection.js'
import { addressText, type VirtualHost, type VirtualHostAddress, type VirtualHosts } from './virtual-hosts.js'

/** A virtual host, and the addresses to add to its tag. With these, 2.4 answers each request from the same host as 2.2. */
export interface AddressesToAdd {
  readonly host: VirtualHost
  readonly addresses: readonly VirtualHostAddress[]
}

/**
 * The additional addresses with which the versions agree. On each address where they differ, 2.4 uses the virtual hosts of 2.2
 * if their tags also name the port of that address. Undefined if no address is missing or one cannot be added, or if the
 * versions would still differ on some address.
 */
export function addressesToAdd(
  all: VirtualHosts,
  arrivals: readonly ArrivalAddress[],
): readonly AddressesToAdd[] | undefined {
  const wanted = new Map<VirtualHost, VirtualHostAddress[]>()
  for (const { address, in22, in24 } of arrivals) {
    if (!in22 || !in24 || haveSameHosts(in22, in24)) continue
    const missing = in24.first === in22.first ? hostsLostIn24(in22, in24) : [in22.first]
    for (const host of missing) wanted.set(host, [...(wanted.get(host) ?? []), address])
  }
  const cures = [...wanted].map(([host, addresses]) => ({ host, addresses }))
  const isPlain = cures.every(({ host, addresses }) => isLiteral(host.at) && addresses.every(({ port }) => port !== 0))
  if (cures.length === 0 || !isPlain) return undefined
  const hosts = all.hosts.map((host) => {
    const more = wanted.get(host)
    return more ? { ...host, addresses: [...host.addresses, ...more] } : host
  })
  return answersAlike({ ...all, hosts }, arrivals) ? cures : undefined
}

/** The virtual hosts that 2.2 chooses by name on an address, and 2.4 does not. */
export function hostsLostIn24(in22: HostSelection, in24: HostSelection): readonly VirtualHost[] {
  const after = new Set(reachableHosts(in24))
  return reachableHosts(in22).filter((host) => !after.has(host))
}

/** The virtual hosts from which 2.2 never answers. Empty unless 2.4 answers as 2.2 once they are hidden. */
export function unusedHostsToHide(all: VirtualHosts, arrivals: readonly ArrivalAddress[]): readonly VirtualHost[] {
  const seen = new Set(arrivals.flatMap(({ in22 }) => reachableHosts(in22)))
  const idle = all.hosts.filter((host) => !seen.has(host))
  return answersAlike({ ...all, hosts: all.hosts.filter((host) => seen.has(host)) }, arrivals) ? idle : []
}

/** The name in the `<IfDefine>` around virtual hosts that 2.2 never used. It hides them from 2.4. */
export const unusedHostsDefine = 'NEVER_ANSWERED_ON_2_2'

/** Whether a virtual host is already in an `<IfDefine>` with this name. */
export const isHiddenAsUnused = ({ at }: VirtualHost): boolean =>
  [...ancestors(at)].some(({ key, args }) => key === 'ifdefine' && args[0]?.value === unusedHostsDefine)

/**
 * Whether an earlier run may have removed all NameVirtualHost lines. Words of 2.4, or a line that keeps a default of 2.2, show
 * such a run.
 */
export const mayHaveHadNameVirtualHost = (site: Site): boolean =>
  !site.hasDirective('NameVirtualHost') &&
  (site.judgement.origin !== '2.2' || site.directives('FileETag').some(isLineForOldDefault))

/** Whether 2.4 with these virtual hosts answers on every address as 2.2 does today. */
function answersAlike(changed: VirtualHosts, arrivals: readonly ArrivalAddress[]): boolean {
  const after = new Map(hostSelectionsAmong(changed).arrivals.map(({ address, in24 }) => [addressText(address), in24]))
  return arrivals.every(({ address, in22 }) => {
    const in24 = after.get(addressText(address))
    return in22 === undefined || (in24 !== undefined && textOf(in22) === textOf(in24))
  })
}

/**
 * A key of a selection. It depends on the places of the virtual hosts, because a virtual host with other addresses is another
 * object.
 */
const textOf = ({ first, named }: HostSelection): string => {
  const others = new Set(named.map(placeOf))
  // A selection by name with only the first host is the same as the first host alone.
  if (others.size === 1) others.delete(placeOf(first))
  return [placeOf(first), ...others].join('\n')
}

const placeOf = ({ at }: VirtualHost): string => `${at.file.path}:${at.start}`
