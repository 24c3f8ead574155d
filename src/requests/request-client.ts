import type { Condition, Leaf } from '../access/read/condition.js'
import { oncePerObject } from '../base/once.js'

/** A client: its address, user and extra headers. */
export interface RequestClient {
  readonly client: ClientAddress
  readonly user: SentUser | undefined
  readonly headers: readonly Header[]
}

export interface ClientAddress {
  readonly address: string
  /** The known host names of the address. */
  readonly names: readonly string[]
}

export interface SentUser {
  readonly name: string
  readonly password: 'right' | 'wrong'
}

export type Header = readonly [name: string, value: string]

/** A user of the server, and the user's groups. */
export interface KnownUser {
  readonly name: string
  readonly groups: readonly string[]
  /** Set if a line of mod_authn_anon accepts the user with any password, and no user file contains the user. */
  readonly isAnonymous?: boolean
}

/** Facts about the server and the request that conditions depend on. */
export interface RequestEnvironment {
  readonly users: readonly KnownUser[]
  /** The environment variables that are set for the request. */
  readonly variables: ReadonlySet<string>
}

/** Whether a client meets a condition; undefined if that is not known. */
export function clientMeetsCondition(
  condition: Condition,
  asker: RequestClient,
  world: RequestEnvironment,
): boolean | undefined {
  switch (condition.kind) {
    case 'always':
      return true
    case 'never':
      return false
    case 'leaf':
      return clientMeetsLeaf(condition, asker, world)
    case 'not': {
      const inner = clientMeetsLeaf(condition.of, asker, world)
      return inner === undefined ? undefined : !inner
    }
    default: {
      const parts = condition.parts.map((part) => clientMeetsCondition(part, asker, world))
      const deciding = condition.kind === 'any'
      if (parts.includes(deciding)) return deciding
      return parts.includes(undefined) ? undefined : !deciding
    }
  }
}

/** Whether a client meets a single condition; undefined if only the server knows, as with LDAP. */
export function clientMeetsLeaf(
  leaf: Leaf,
  { client, user }: RequestClient,
  { users, variables }: RequestEnvironment,
): boolean | undefined {
  const { list, networks } = askedBy(leaf)
  switch (leaf.provider) {
    case 'ip': {
      const bits = bitsFor(client)
      return networks.some((network) => bits !== undefined && isWithin(bits, network))
    }
    case 'host':
      return list.some((word) => client.names.some((name) => endsIn(name, word)))
    case 'env':
      return list.some((word) => variables.has(word))
    case 'local':
      return /^127\.|^::1$/.test(client.address)
    case 'valid-user':
      return user?.password === 'right'
    case 'user':
      return user?.password === 'right' && list.includes(user.name)
    case 'group': {
      const groups = users.find(({ name }) => name === user?.name)?.groups ?? []
      return user?.password === 'right' && list.some((word) => groups.includes(word))
    }
    default:
      return undefined
  }
}

/**
 * The words of a condition, and the networks in them. Cached, because many conditions are evaluated for every client.
 */
const askedBy = oncePerObject((leaf: Leaf) => {
  const list = wordsOf(leaf.words)
  return { list, networks: leaf.provider === 'ip' ? list.flatMap((word) => networkOf(word) ?? []) : [] }
})

const bitsFor = oncePerObject(({ address }: ClientAddress) => bitsOfAddress(address))

const wordsOf = (words: string): readonly string[] =>
  [...words.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )

/** Whether a host name is the domain or ends in it at a dot (mod_authz_host.c, in_domain). */
function endsIn(name: string, domain: string): boolean {
  const [one, other] = [name.toLowerCase(), domain.toLowerCase()]
  return one === other || one.endsWith(other.startsWith('.') ? other : `.${other}`)
}

/** A range of addresses: their length in bits, and the bits that all of them begin with. */
interface Network {
  readonly size: number
  readonly prefix: string
}

/** The network that a word of Allow, Deny or `Require ip` names (apr_ipsubnet_create); undefined for an invalid word. */
export function networkOf(word: string): Network | undefined {
  const [net = '', mask] = word.split('/', 2)
  const bits = bitsOfAddress(net)
  return bits === undefined
    ? undefined
    : { size: bits.length, prefix: bits.slice(0, mask === undefined ? prefixOf(net) : lengthOf(mask)) }
}

const isWithin = (bits: string, { size, prefix }: Network): boolean => bits.length === size && bits.startsWith(prefix)

/** The number of bits that a partial address fixes: 16 for `10.1`. */
const prefixOf = (net: string): number => (net.includes(':') ? 128 : 8 * net.replace(/\.$/, '').split('.').length)

const lengthOf = (mask: string): number =>
  mask.includes('.') ? (bitsOfAddress(mask)?.replace(/0*$/, '').length ?? 32) : Number(mask)

/** The bits of an address as a text of 0 and 1, a partial address filled with zeros; undefined if it is invalid. */
export function bitsOfAddress(address: string): string | undefined {
  if (address.includes(':')) return bitsOf6(address)
  const parts = address.replace(/\.$/, '').split('.')
  if (parts.length > 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined
  return [...parts, '0', '0', '0']
    .slice(0, 4)
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
}

function bitsOf6(address: string): string | undefined {
  const [left = '', right] = address.split('::', 2)
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [head, tail] = [groups(left), groups(right ?? '')]
  const gap = right === undefined ? 0 : 8 - head.length - tail.length
  const all = [...head, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...tail]
  if (all.length !== 8 || !all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return all.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('')
}

export function addressOfBits(bits: string): string {
  const size = bits.length === 32 ? 8 : 16
  const groups = Array.from({ length: bits.length / size }, (_, at) =>
    Number.parseInt(bits.slice(at * size, (at + 1) * size), 2),
  )
  return size === 8 ? groups.join('.') : groups.map((group) => group.toString(16)).join(':')
}
