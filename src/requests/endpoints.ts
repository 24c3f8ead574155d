import { hasWildcard } from '../httpd/fnmatch.js'
import { parseVirtualHostAddress } from '../models/virtual-hosts.js'
import { type Directive, valuesOf } from '../syntax/tree.js'
import { namesMatchingWildcards } from './pattern-samples.js'
import type { OrderedConfiguration, ServerContent } from './read-configuration.js'

/** A host name on an address and port. */
export interface Endpoint {
  readonly server: ServerContent
  /** The value of the Host header. */
  readonly host: string
  /** The server's address for incoming requests; `*` for any. */
  readonly address: string
  readonly port: number
  readonly scheme: 'http' | 'https'
}

/** A host name that no server has. The first virtual host on the address then answers. */
export const unknownHostName = 'unknown.invalid'

/**
 * The endpoints of each server. All requests go to the first endpoint. One request to each other endpoint shows whether it
 * reaches the same server.
 */
export function endpointsByServer({
  main,
  hosts,
}: OrderedConfiguration): ReadonlyMap<ServerContent, readonly Endpoint[]> {
  const listens = listensOf(main.lines)
  const found = new Map<ServerContent, readonly Endpoint[]>()
  for (const server of hosts) {
    const addresses = addressesOf(server, listens)
    found.set(server, endpointsAt(server, main, addresses, listens))
  }
  const taken = new Set([...found.values()].flat().map(({ address, port }) => `${address} ${port}`))
  const free = listens.filter(({ address, port }) => !taken.has(`${address} ${port}`) && !taken.has(`* ${port}`))
  if (free.length > 0 || hosts.length === 0)
    found.set(main, endpointsAt(main, main, free.length > 0 ? free : listens.slice(0, 1), listens))
  return found
}

interface ListenAddress {
  readonly address: string
  readonly port: number
}

/** The addresses and ports of the Listen lines. Without a Listen line: port 80 of every address. */
function listensOf(lines: readonly Directive[]): readonly ListenAddress[] {
  const said = lines
    .filter(({ key }) => key === 'listen')
    .flatMap((line) => parseListenAddress(line.args[0]?.value ?? '') ?? [])
  return said.length > 0 ? said : [{ address: '*', port: 80 }]
}

export function parseListenAddress(word: string): ListenAddress | undefined {
  if (/^\d+$/.test(word)) return { address: '*', port: Number(word) }
  const found = parseVirtualHostAddress(word, 0)
  return found ? { address: found.host, port: found.port } : undefined
}

/** The addresses of a server. A tag without a port means every port that httpd listens on. */
function addressesOf({ at }: ServerContent, listens: readonly ListenAddress[]): readonly ListenAddress[] {
  const words = at ? valuesOf(at) : []
  return words.flatMap((word) => {
    const found = parseVirtualHostAddress(word, 0)
    if (!found) return []
    const address = found.host === '_default_' ? '*' : found.host
    return found.port !== 0 ? [{ address, port: found.port }] : listens.map(({ port }) => ({ address, port }))
  })
}

function endpointsAt(
  server: ServerContent,
  main: ServerContent,
  addresses: readonly ListenAddress[],
  listens: readonly ListenAddress[],
): readonly Endpoint[] {
  const names = namesOf(server.lines)
  const own = names.length > 0 ? names : [...namesOf(main.lines).slice(0, 1), 'localhost'].slice(0, 1)
  return addresses.flatMap((at, index) => {
    const address = at.address === '*' ? (listens.find(({ port }) => port === at.port)?.address ?? '*') : at.address
    const scheme = isEncrypted(server, main, at.port) ? 'https' : 'http'
    const shown = index === 0 ? [...own, unknownHostName] : own.slice(0, 1)
    return shown.map((host): Endpoint => ({ server, host, address, port: at.port, scheme }))
  })
}

function namesOf(lines: readonly Directive[]): readonly string[] {
  const named = lines.filter(({ key }) => key === 'servername' || key === 'serveralias')
  const words = named.flatMap((line) =>
    valuesOf(line).map((word) => word.replace(/^\w+:\/\//, '').replace(/:\d+$/, '')),
  )
  return [
    ...new Set(words.flatMap((word) => (hasWildcard(word) ? namesMatchingWildcards(word).slice(0, 1) : [word]))),
  ].filter((name) => /^[\w.-]+$/.test(name))
}

/** Whether the server uses TLS on a port. Without an SSLEngine line, port 443 counts as encrypted. */
function isEncrypted(server: ServerContent, main: ServerContent, port: number): boolean {
  const line = [...main.lines, ...server.lines].findLast(({ key }) => key === 'sslengine')
  return line ? /^(on|optional)$/i.test(line.args[0]?.value ?? '') : port === 443
}
