import type { Leaf } from '../access/read/condition.js'
import type { Directive, Section } from '../syntax/tree.js'
import type { Asker, ClientAddress, KnownUser } from './asking.js'
import type { Endpoint } from './endpoints.js'

/** A request that tells decisions of the configuration apart, and why it is asked. */
export interface ChosenRequest {
  readonly method: string
  readonly endpoint: Endpoint
  /** As it is sent. */
  readonly path: string
  readonly asker: Asker
  /** The line or section that it is about, in the old configuration; absent where it is about none. */
  readonly about: Directive | Section | undefined
  /** All lines and sections that have a say in it, in the old configuration. */
  readonly concerns: readonly (Directive | Section)[]
  /** Where the document lies on the server, as the old configuration says; undefined for none. */
  readonly document: string | undefined
  readonly expects: { readonly old: ExpectedOutcome; readonly newer: ExpectedOutcome }
}

/** The outcome expected from a version: it answers, refuses, asks for a password, or redirects. */
export type ExpectedOutcome = 'answers' | 'refuses' | 'asks' | 'redirects' | 'unknown'

export interface Choice {
  readonly requests: readonly ChosenRequest[]
  /** How many there are of each URL looked at by each method, from each client, as each user. */
  readonly combinations: number
  /** The questions that none of the requests answers with both yes and no. */
  readonly unasked: readonly Leaf[]
}

/** What can be asked from where the requests are to be sent. */
export interface Abilities {
  /** Whether a request can be made to come from this address. */
  readonly canComeFrom: (address: string) => boolean
  /** Whether a request can be sent as this user. */
  readonly canBe: (name: string) => boolean
  readonly canSend: (method: string) => boolean
  /** Whether a server may be asked to forward a request to the host in its URL. */
  readonly canPassOn: boolean
}

/** What is known besides the configuration. */
export interface KnownWorld extends Abilities {
  /** Documents of the server, by their whole paths. */
  readonly files: readonly string[]
  readonly users: readonly KnownUser[]
  /** Clients whose names are known. */
  readonly named: readonly ClientAddress[]
}
