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
  /** The line or section of the old configuration that the request tests; undefined if it tests none. */
  readonly about: Directive | Section | undefined
  /** All lines and sections of the old configuration that affect the request. */
  readonly concerns: readonly (Directive | Section)[]
  /** The path of the requested document on the server, by the old configuration; undefined if the URL leads to none. */
  readonly document: string | undefined
  readonly expects: { readonly old: ExpectedOutcome; readonly newer: ExpectedOutcome }
}

/** The outcome expected from a version: it answers, refuses, asks for a password, or redirects. */
export type ExpectedOutcome = 'answers' | 'refuses' | 'asks' | 'redirects' | 'unknown'

export interface RequestChoice {
  readonly requests: readonly ChosenRequest[]
  /** The number of combinations of URL, method, client and user that these requests represent. */
  readonly combinations: number
  /** The conditions that no request makes true, or that no request makes false. */
  readonly untestedConditions: readonly Leaf[]
}

/** Which requests this program can send: from which addresses, as which users, with which methods. */
export interface SendAbilities {
  readonly canComeFrom: (address: string) => boolean
  /** Whether a request can be sent as this user. */
  readonly canLogInAs: (name: string) => boolean
  readonly canSend: (method: string) => boolean
  /** Whether requests may be sent that a server forwards to another server (a forward proxy). */
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
