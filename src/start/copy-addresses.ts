import { createServer } from 'node:net'
import { parseVirtualHostAddress } from '../models/virtual-hosts.js'
import { parseListenAddress } from '../requests/endpoints.js'
import type { Site } from '../site/site.js'
import { valuesOf } from '../syntax/tree.js'

/** The addresses that the copies use, by `ADDRESS PORT` of the server. */
export type CopyAddresses = ReadonlyMap<string, Place>

interface Place {
  readonly host: string
  readonly port: number
}

/**
 * Finds a free loopback address for each address and port of the configurations. Both copies use the same addresses, because
 * they run one after the other.
 */
export async function freeAddressesFor(sites: readonly Site[]): Promise<CopyAddresses> {
  const pairs = new Map<string, { readonly address: string; readonly port: number }>()
  for (const { address, port } of sites.flatMap(addressesIn)) pairs.set(`${address} ${port}`, { address, port })
  const ports = new Map<number, number>()
  for (const { port } of pairs.values()) if (!ports.has(port)) ports.set(port, await freePort())
  const own = [...new Set([...pairs.values()].map(({ address }) => address))].filter((address) => address !== '*')
  const hostOf = (address: string) =>
    address === '*'
      ? '127.0.0.1'
      : /^127\.|^::1$/.test(address)
        ? address
        : `127.0.0.${101 + (own.indexOf(address) % 150)}`
  return new Map(
    Array.from(pairs, ([key, { address, port }]) => [key, { host: hostOf(address), port: ports.get(port) ?? port }]),
  )
}

function addressesIn(site: Site): readonly { readonly address: string; readonly port: number }[] {
  const listens = site.directives('Listen').flatMap((line) => parseListenAddress(line.args[0]?.value ?? '') ?? [])
  const words = [...site.sections('VirtualHost'), ...site.directives('NameVirtualHost')].flatMap((line) =>
    valuesOf(line),
  )
  const named = words.flatMap((word) => {
    const found = parseVirtualHostAddress(word, 0)
    return found ? [{ address: found.host === '_default_' ? '*' : found.host, port: found.port }] : []
  })
  const ports = new Set(listens.map(({ port }) => port))
  const any = listens.length === 0 ? [{ address: '*', port: 80 }] : []
  const all = [...listens, ...any, ...named.filter(({ port }) => port === 0 || ports.has(port))]
  // A virtual host whose address has no port gets every port.
  return [...all, ...named.flatMap(({ address }) => [...ports].map((port) => ({ address, port })))]
}

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * The copy's address for an address and port of the server; undefined if it has none.
 * @param port 0 if the address has no port
 */
export function copyAddressOf(places: CopyAddresses, address: string, port: number) {
  const plain = /^(\[?::\]?|0\.0\.0\.0)$/.test(address) ? '*' : address.replace(/^\[|\]$/g, '').toLowerCase()
  return places.get(`${plain} ${port}`) ?? (port === 0 ? { host: hostAt(places, plain), port: 0 } : undefined)
}

/** The copy's addresses for a Listen line: one without an address stands for all addresses of its port. */
export function copyAddressesForListen(places: CopyAddresses, address: string, port: number): readonly Place[] {
  const own = copyAddressOf(places, address, port)
  const isAny = own !== undefined && own === copyAddressOf(places, '*', port)
  const others = isAny ? [...places.values()].filter((one) => one.port === own.port && one !== own) : []
  return own ? [own, ...others] : []
}

const hostAt = (places: CopyAddresses, address: string): string =>
  [...places].find(([key]) => key.startsWith(`${address} `))?.[1].host ?? '127.0.0.1'
