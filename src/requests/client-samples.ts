import type { Leaf } from '../access/read/condition.js'
import { addressOfBits, type ClientAddress, networkOf } from './asking.js'

/** The default client: the machine itself. */
const here = '127.0.0.1'

/**
 * Clients in and just outside of every network in the conditions, and clients with the required names.
 * @param named clients with known names, from this machine's hosts file
 */
export function clientsFor(questions: readonly Leaf[], named: readonly ClientAddress[]): readonly ClientAddress[] {
  const addresses = new Set([here])
  const words = new Set(questions.flatMap(({ provider, words }) => (provider === 'ip' ? words.split(/\s+/) : [])))
  for (const word of words) for (const address of aroundOf(word)) addresses.add(address)
  const known = new Map(named.map((client) => [client.address, client]))
  const asked = questions.filter(({ provider }) => provider === 'host').flatMap(({ words }) => words.split(/\s+/))
  const called = named.filter(({ names }) =>
    names.some((name) => asked.some((word) => name.includes(word.replace(/^\./, '')))),
  )
  const all = [...addresses].map((address): ClientAddress => known.get(address) ?? { address, names: [] })
  return [...all, ...called.filter(({ address }) => !addresses.has(address))]
}

/** An address in the network of a word, and one just outside. */
function aroundOf(word: string): readonly string[] {
  const network = networkOf(word)
  if (!network) return []
  const { size, prefix: fixed } = network
  const free = size - fixed.length
  const inside = free === 0 ? fixed : `${fixed}${'1'.padStart(free, '0')}`
  // A neighbour of 127.0.0.1 may be no address of a client.
  const outside = [1, 2].map((back) => beside(fixed, back, size)).find((one) => one && isClient(addressOfBits(one)))
  const last = free === 0 ? undefined : `${fixed}${'1'.repeat(free - 1)}0`
  return [inside, outside, last]
    .filter((one) => one !== undefined && one.length === size)
    .map((one) => addressOfBits(one ?? ''))
    .filter(isClient)
}

/** An address just outside of the network: a bit at its end is flipped. */
function beside(fixed: string, back: number, length: number): string | undefined {
  const at = fixed.length - back
  if (at < 0) return undefined
  const turned = fixed.slice(0, at) + (fixed[at] === '1' ? '0' : '1') + fixed.slice(at + 1)
  return `${turned}${'1'.padStart(length - fixed.length, '0')}`.slice(0, length)
}

const isClient = (address: string): boolean => !/^0\.|^127\.0\.0\.0$|^127\.255\.255\.255$/.test(address)
