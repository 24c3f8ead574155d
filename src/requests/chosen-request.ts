import type { Leaf } from '../access/read/condition.js'
import type { Directive, Section } from '../syntax/tree.js'
import type { Endpoint } from './endpoints.js'
import type { ClientAddress, KnownUser, RequestClient } from './request-client.js'

/** A request that tests decisions of the configuration, and the reason for it. */
export interface ChosenRequest {
  readonly method: string
  readonly endpoint: Endpoint
  /** The path as it is sent. */
  readonly path: string
  readonly asker: RequestClient
  /** The line or section that it tests, in the old configuration; undefined if there is none. */
  readonly about: Directive | Section | undefined
  /** All lines and sections that affect it, in the old configuration. */
  readonly concerns: readonly (Directive | Section)[]
  /** The place of the document on the server, by the old configuration; undefined if there is none. */
  readonly document: string | undefined
  readonly expects: { readonly old: ExpectedOutcome; readonly newer: ExpectedOutcome }
}

/** The outcome expected from a version: it answers, refuses, asks for a password, or redirects. */
export type ExpectedOutcome = 'answers' | 'refuses' | 'asks' | 'redirects' | 'unknown'

export interface RequestChoice {
  readonly requests: readonly ChosenRequest[]
  /** The number of combinations of URL, method, client and user that these requests represent. */
  readonly combinations: number
  /** The conditions that are not tested both ways: no request makes them true, or none makes them false. */
  readonly untestedConditions: readonly Leaf[]
}

/** The requests that can be sent from where this program runs. */
export interface SendAbilities {
  readonly canComeFrom: (address: string) => boolean
  /** Whether a request can be sent as this user. */
  readonly canLogInAs: (name: string) => boolean
  readonly canSend: (method: string) => boolean
  /** Whether a server can be asked to forward a request to the host in its URL. */
  readonly canForward: boolean
}

/** Facts that requests depend on and that are not in the configuration. */
export interface KnownEnvironment extends SendAbilities {
  /** The documents of the server, with their full paths. */
  readonly files: readonly string[]
  readonly users: readonly KnownUser[]
  /** Clients whose names are known. */
  readonly namedClients: readonly ClientAddress[]
}
