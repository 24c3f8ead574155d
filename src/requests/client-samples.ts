import type { Leaf } from '../access/read/condition.js'
import { addressOfBits, type ClientAddress, networkOf } from './request-client.js'

/** The default client: this machine. */
const here = '127.0.0.1'

/**
 * Clients inside and just outside every network in the conditions, and clients with the host names that conditions require.
 * @param named clients with known names, from this machine's hosts file
 */
export function sampleClientsFor(leaves: readonly Leaf[], named: readonly ClientAddress[]): readonly ClientAddress[] {
  const addresses = new Set([here])
  const words = new Set(leaves.flatMap(({ provider, words }) => (provider === 'ip' ? words.split(/\s+/) : [])))
  for (const word of words) for (const address of aroundOf(word)) addresses.add(address)
  const known = new Map(named.map((client) => [client.address, client]))
  const asked = leaves.filter(({ provider }) => provider === 'host').flatMap(({ words }) => words.split(/\s+/))
  const called = named.filter(({ names }) =>
    names.some((name) => asked.some((word) => name.includes(word.replace(/^\./, '')))),
  )
  const all = [...addresses].map((address): ClientAddress => known.get(address) ?? { address, names: [] })
  return [...all, ...called.filter(({ address }) => !addresses.has(address))]
}

/** Up to two addresses in the network that a word names, and one just outside. Empty for an invalid word. */
function aroundOf(word: string): readonly string[] {
  const network = networkOf(word)
  if (!network) return []
  const { size, prefix: fixed } = network
  const free = size - fixed.length
  const inside = free === 0 ? fixed : `${fixed}${'1'.padStart(free, '0')}`
  // The address next to 127.0.0.1 cannot always be used by a client, so another one is tried.
  const outside = [1, 2].map((back) => beside(fixed, back, size)).find((one) => one && isClient(addressOfBits(one)))
  const last = free === 0 ? undefined : `${fixed}${'1'.repeat(free - 1)}0`
  return [inside, outside, last]
    .filter((one) => one !== undefined && one.length === size)
    .map((one) => addressOfBits(one ?? ''))
    .filter(isClient)
}

/** An address just outside of a network: a bit at the end of the network's prefix is flipped. */
function beside(fixed: string, back: number, length: number): string | undefined {
  const at = fixed.length - back
  if (at < 0) return undefined
  const turned = fixed.slice(0, at) + (fixed[at] === '1' ? '0' : '1') + fixed.slice(at + 1)
  return `${turned}${'1'.padStart(length - fixed.length, '0')}`.slice(0, length)
}

const isClient = (address: string): boolean => !/^0\.|^127\.0\.0\.0$|^127\.255\.255\.255$/.test(address)
