import type { Site } from '../site/site.js'
import {
  addressText,
  type NameVirtualHost,
  type VirtualHost,
  type VirtualHostAddress,
  type VirtualHosts,
  virtualHostGroups,
} from './virtual-hosts.js'

/** The virtual hosts that answer on one address: one chosen by name, or else the first. */
export interface HostSelection {
  readonly first: VirtualHost
  /** The virtual hosts that are chosen by name, in this order; empty if the address alone decides. */
  readonly named: readonly VirtualHost[]
}

/** An address of incoming requests, with the virtual hosts that answer there in each version. */
export interface ArrivalAddress {
  /** The address: `*` stands for any address that no virtual host names, port 0 for any port that none names. */
  readonly address: VirtualHostAddress
  readonly in22: HostSelection | undefined
  readonly in24: HostSelection | undefined
}

/** How each version finds the virtual host of a request, for each server among the given files. */
export const hostSelectionsOf = (site: Site): readonly HostSelections[] => site.once(findSelections)

export interface HostSelections {
  readonly all: VirtualHosts
  /** An address of each kind that the virtual hosts distinguish. */
  readonly arrivals: readonly ArrivalAddress[]
  /** The NameVirtualHost lines that match no virtual host in 2.2, and so have no effect. */
  readonly idleNameVirtualHosts: readonly NameVirtualHost[]
}

const findSelections = (site: Site): HostSelections[] => (virtualHostGroups(site) ?? []).map(hostSelectionsAmong)

export function hostSelectionsAmong(all: VirtualHosts): HostSelections {
  const tables = { old: tableOf22(all), newer: tableOf24(all) }
  return {
    all,
    arrivals: pointsOf(all).map((address) => ({
      address,
      in22: select22(tables.old, address),
      in24: select24(tables.newer, address),
    })),
    idleNameVirtualHosts: idleNameVirtualHosts(all, tables.old),
  }
}

function idleNameVirtualHosts({ nameVirtualHosts }: VirtualHosts, { chains }: Table): NameVirtualHost[] {
  const used = new Set(
    [...chains.values()]
      .flat()
      .filter((chain) => chain.names.length > 0)
      .map((chain) => chain.origin),
  )
  return nameVirtualHosts.filter((one) => !used.has(one))
}

/** The ineffective NameVirtualHost that was intended for this address, by its port; undefined if none was. */
export const intendedNameVirtualHost = (
  on: VirtualHostAddress,
  idle: readonly NameVirtualHost[],
): NameVirtualHost | undefined => idle.find(({ port }) => port === on.port || port === 0 || on.port === 0)

function pointsOf({ hosts, nameVirtualHosts, listenPorts }: VirtualHosts): VirtualHostAddress[] {
  const points = new Map<string, VirtualHostAddress>()
  const named = new Set<number>()
  // Virtual hosts with equal tags share a list of addresses, which is then read once.
  const lists = new Set(hosts.map((one) => one.addresses))
  for (const { host, port } of [...[...lists].flat(), ...nameVirtualHosts]) {
    if (port) named.add(port)
    const on = { host: isWild(host) ? '*' : host, port }
    points.set(addressText(on), on)
  }
  // An address for all ports also applies to ports that other lines name, so each of these ports is one more case.
  for (const { host } of [...points.values()].filter(({ port }) => port === 0))
    for (const port of named) points.set(addressText({ host, port }), { host, port })
  // If httpd listens only on the named ports, no request arrives on another one.
  const elsewhere = listenPorts.size === 0 || [...listenPorts].some((port) => !named.has(port))
  return [...points.values()].filter(({ port }) => port !== 0 || elsewhere)
}

const isWild = (host: string) => host === '*' || host === '_default_'

interface Named {
  readonly host: VirtualHost
  readonly port: number
}

/** An address with the virtual hosts on it (server/vhost.c, struct ipaddr_chain). */
interface Chain {
  /** The NameVirtualHost line that created the chain. */
  readonly origin?: NameVirtualHost
  port: number
  server: VirtualHost | undefined
  /** The virtual hosts with their names, from the last to the first. */
  readonly names: Named[]
}

/**
 * The chains of virtual hosts by address, in the order in which httpd searches them. The chains under `*` are for all other
 * addresses.
 */
interface Table {
  readonly chains: ReadonlyMap<string, readonly Chain[]>
}

/**
 * The table of 2.2: first the NameVirtualHost lines, then the virtual hosts from the last to the first, each inserted at the
 * front (server/vhost.c, ap_fini_vhost_config and add_name_vhost_config of 2.2).
 */
function tableOf22({ hosts, nameVirtualHosts }: VirtualHosts): Table {
  const chains = new Map<string, Chain[]>()
  const listAt = (host: string) => {
    const list = chains.get(host) ?? []
    chains.set(host, list)
    return list
  }
  for (const one of nameVirtualHosts) {
    const chain: Chain = { origin: one, port: one.port, server: undefined, names: [] }
    if (one.host === '*') listAt('*').unshift(chain)
    // `_default_` in NameVirtualHost is an address of its own, which no virtual host has.
    else listAt(one.host === '_default_' ? 'NameVirtualHost _default_' : one.host).push(chain)
  }
  lastToFirst(hosts, (host, address) => place22(listAt(isWild(address.host) ? '*' : address.host), host, address))
  for (const [host, list] of chains)
    chains.set(
      host,
      list.filter((chain) => chain.server),
    )
  return { chains }
}

function place22(list: Chain[], host: VirtualHost, { host: on, port }: VirtualHostAddress): void {
  const chain = list.find((one) => one.port === 0 || one.port === port || (port === 0 && !isWild(on)))
  if (chain && (chain.names.length > 0 || !chain.server)) {
    chain.names.push({ host, port })
    chain.server = host
  } else if (chain && !isWild(on)) {
    chain.port = port
    chain.server = host
  } else {
    const before = isWild(on) ? 0 : list.findIndex((one) => !one.origin)
    list.splice(before < 0 ? list.length : before, 0, { port, server: host, names: [] })
  }
}

/** The table of 2.4: one chain for each address and port. A chain with a second virtual host is name-based. */
function tableOf24({ hosts }: VirtualHosts): Table {
  const chains = new Map<string, Chain[]>()
  lastToFirst(hosts, (host, { host: on, port }) => {
    const key = isWild(on) ? '*' : on
    const list = chains.get(key) ?? []
    chains.set(key, list)
    const chain = list.find((one) => one.port === port)
    if (!chain) list.unshift({ port, server: host, names: [{ host, port }] })
    else if (chain.names.at(-1)?.host !== host) {
      chain.names.push({ host, port })
      chain.server = host
    }
  })
  return { chains }
}

function lastToFirst(
  hosts: readonly VirtualHost[],
  place: (host: VirtualHost, address: VirtualHostAddress) => void,
): void {
  for (let index = hosts.length - 1; index >= 0; index--) {
    const host = hosts[index] as VirtualHost
    for (const address of host.addresses) place(host, address)
  }
}

function select22({ chains }: Table, { host, port }: VirtualHostAddress): HostSelection | undefined {
  const fits = (chain: Chain) => chain.port === 0 || chain.port === port
  const chain = chains.get(host)?.find(fits) ?? chains.get('*')?.find(fits)
  return chain && selectionOf(chain, port)
}

/**
 * The virtual hosts that 2.4 uses on an address. A chain for exactly this port comes before a chain for any port (find_ipaddr
 * and find_default_server of 2.4).
 */
function select24({ chains }: Table, { host, port }: VirtualHostAddress): HostSelection | undefined {
  const best = (list: readonly Chain[] | undefined) =>
    list?.find((chain) => chain.port === port) ?? list?.find((chain) => chain.port === 0)
  const chain = best(chains.get(host)) ?? best(chains.get('*'))
  return chain && selectionOf(chain, port)
}

function selectionOf({ server, names }: Chain, port: number): HostSelection | undefined {
  const named: VirtualHost[] = []
  for (let index = names.length - 1; index >= 0; index--) {
    const name = names[index] as Named
    // Entries of one virtual host are adjacent, so comparing with the last entry is enough.
    if ((name.port === 0 || name.port === port) && named.at(-1) !== name.host) named.push(name.host)
  }
  return server && { first: server, named: named.length > 1 || named[0] !== server ? named : [] }
}

/** Whether both selections choose the same virtual host for every request. */
export const haveSameHosts = (one: HostSelection, other: HostSelection): boolean =>
  one.first === other.first &&
  one.named.length === other.named.length &&
  one.named.every((host, index) => host === other.named[index])

/**
 * The virtual hosts that requests to this address can reach: the first, and each one chosen by name with a name that no earlier
 * one has.
 */
export function reachableHosts(selection: HostSelection | undefined): VirtualHost[] {
  if (!selection) return []
  const taken = new Set<string>()
  const found = selection.named.filter((host) => {
    const names = host.names.length > 0 ? host.names : ['']
    const fresh = names.some((name) => !taken.has(name))
    for (const name of names) taken.add(name)
    return fresh
  })
  return [...new Set([selection.first, ...found])]
}
