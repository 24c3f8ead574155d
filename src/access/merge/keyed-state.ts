import { namesIn, type PerMethod } from '../../httpd/methods.js'
import type { Condition } from '../read/condition.js'
import type { AuthorizerSettings, Requirement } from '../read/requirements.js'

/**
 * What is in force for a request after the sections that it has met so far: on 2.2, or on 2.4 with mod_access_compat, and
 * which of these sections 2.4 joins with one another. Two states of one key mean the same.
 */
export interface State {
  readonly key: string
  readonly host: PerMethod<Condition> | undefined
  readonly require: readonly Requirement[] | undefined
  /** On 2.4 with mod_access_compat, the authorization tree in the place of Require lines; null where there is none. */
  readonly authz: PerMethod<Condition> | null | undefined
  /** Whether Satisfy Any is in force, by method. */
  readonly any: PerMethod<boolean>
  readonly settings: AuthorizerSettings
  readonly authType: boolean
  /** SSLRequire, SSLRequireSSL, SSLVerifyClient or the like is in force, which Satisfy Any could outvote. */
  readonly ssl: boolean
  /** On 2.4 some section before has an authorization tree, which those below it replace or join. */
  readonly treeOn24: boolean
  /** A section before says for 2.4 what it does not say for 2.2, or the other way round. */
  readonly differsOn24: boolean
  /**
   * The state before the first of the `<Files>` or `<Location>` sections met so far. 2.4 merges these with one another
   * first, and the result with what was before (server/request.c, ap_file_walk, ap_location_walk).
   */
  readonly outside: State | undefined
  /** How the trees of these sections are joined with what was before them; undefined where the last one stands alone. */
  readonly joined: 'And' | 'Or' | 'both' | undefined
  /**
   * A section before says something that cannot be read for sure: in its host lines only; under Satisfy All in its Require
   * lines only, or in both; or somewhere.
   */
  readonly unclear: false | 'hosts' | 'require' | 'both' | true
}

/** Whether Satisfy Any is in force for some method. */
export const isAnyInForce = ({ any }: Pick<State, 'any'>): boolean =>
  any.other || [...any.named.values()].includes(true)

/** Most states are only asked who is let in, so the key is made when somebody asks for it. */
export function withKey(state: Omit<State, 'key'>): State {
  return new KeyedState(state)
}

class KeyedState implements State {
  readonly host: State['host']
  readonly require: State['require']
  readonly authz: State['authz']
  readonly any: State['any']
  readonly settings: State['settings']
  readonly authType: boolean
  readonly ssl: boolean
  readonly treeOn24: boolean
  readonly differsOn24: boolean
  readonly outside: State['outside']
  readonly joined: State['joined']
  readonly unclear: State['unclear']
  private ownKey: string | undefined
  constructor(state: Omit<State, 'key'>) {
    this.host = state.host
    this.require = state.require
    this.authz = state.authz
    this.any = state.any
    this.settings = state.settings
    this.authType = state.authType
    this.ssl = state.ssl
    this.treeOn24 = state.treeOn24
    this.differsOn24 = state.differsOn24
    this.outside = state.outside
    this.joined = state.joined
    this.unclear = state.unclear
    this.ownKey = undefined
  }
  get key(): string {
    this.ownKey ??= keyOf(this)
    return this.ownKey
  }
}

function keyOf(state: Omit<State, 'key'>): string {
  const { settings } = state
  const host = state.host ? perName(state.host, ({ key }) => key) : ''
  const required = state.require ? state.require.map(textOf).join(';') : ''
  const authz = state.authz ? perName(state.authz, ({ key }) => key) : state.authz
  const any = perName(state.any, (one) => (one ? 'any' : 'all'))
  const off = settings.off.size > 0 ? [...settings.off].join() : ''
  const outside = state.outside ? `<${state.outside.key}>${state.joined}` : ''
  return `${host}|${required}|${authz}|${any}|${flagsOf(state)}|${state.unclear}|${off}|${outside}`
}

/** What is so or not, as the digits of one number: there are as many keys as states. */
function flagsOf(state: Omit<State, 'key'>): number {
  const { groupFile, dbmGroupFile, lostGroupFile, ldapUrl } = state.settings
  // Lines for some methods leave others without any in 2.4, even where all are let in alike.
  const limited = methodsIn(state).length > 0
  const { authType, ssl, treeOn24, differsOn24 } = state
  const flags = [groupFile, dbmGroupFile, lostGroupFile, ldapUrl, authType, ssl, treeOn24, differsOn24, limited]
  let number = 0
  for (const flag of flags) number = 2 * number + Number(flag)
  return number
}

function perName<T>({ named, other }: PerMethod<T>, text: (one: T) => string): string {
  const rest = text(other)
  if (named.size === 0) return rest
  const apart = [...named].flatMap(([name, one]) => (text(one) === rest ? [] : `${name}=${text(one)}`))
  return [...apart.sort(), rest].join(';')
}

const textOf = ({ methods, keyword, words }: Requirement): string =>
  `${methods.except ? '!' : ''}${methods.names.join(',')}:${keyword} ${words}`

/** The method names that make a difference in a state. */
export function methodsIn({ host, authz, any, require }: Omit<State, 'key'>): readonly string[] {
  const isForSome = require?.some(({ methods }) => methods.names.length > 0)
  // Nearly all rules are for every method.
  if (!host?.named.size && !authz?.named.size && any.named.size === 0 && !isForSome) return none
  const named = namesIn(...[host, authz, any].filter((said) => !!said))
  const required = require?.flatMap((line) => line.methods.names) ?? []
  return required.length === 0 ? named : [...named, ...required]
}

const none: readonly string[] = []
