import { methodNamesIn, type PerMethod, perMethodKey } from '../../httpd/methods.js'
import { withLazyKey } from '../merge/state-set.js'
import type { Condition } from '../read/condition.js'
import type { AuthorizerSettings, Requirement } from '../read/requirements.js'
import type { State24 } from './by-24.js'

/**
 * The rules in force for a request after the sections that it has matched so far: today, on 2.2 or on 2.4 with
 * mod_access_compat, and on 2.4 as planned. Equal keys mean equal states.
 */
export interface State {
  readonly key: string
  readonly host: PerMethod<Condition> | undefined
  readonly require: readonly Requirement[] | undefined
  /**
   * On 2.4 with mod_access_compat: the authorization tree, which takes the place of Require lines. Null without a tree; undefined
   * on 2.2.
   */
  readonly authz: PerMethod<Condition> | null | undefined
  /** Whether Satisfy Any is in force, by method. */
  readonly satisfyAny: PerMethod<boolean>
  readonly settings: AuthorizerSettings
  readonly authType: boolean
  /** Whether a line like SSLRequire, SSLRequireSSL or SSLVerifyClient is in force. On 2.2, Satisfy Any could override it. */
  readonly ssl: boolean
  /** The rules on 2.4 after the same sections, once each is written as planned. */
  readonly on24: State24
  /**
   * Which lines of the sections above cannot be read reliably. `hosts`: only host lines. `require`: only Require lines, under
   * Satisfy All. `both`: host lines and Require lines, under Satisfy All. `true`: any lines.
   */
  readonly unclear: false | 'hosts' | 'require' | 'both' | true
}

/** Whether Satisfy Any is in force for any method. */
export const isSatisfyAnyInForce = ({ satisfyAny }: Pick<State, 'satisfyAny'>): boolean =>
  satisfyAny.other || [...satisfyAny.named.values()].includes(true)

/** The state with a key, by which the walk recognises equal states. */
export const withKey = (state: Omit<State, 'key'>): State => withLazyKey(state, keyOf)

function keyOf(state: Omit<State, 'key'>): string {
  const { settings } = state
  const host = state.host && perMethodKey(state.host, ({ key }) => key)
  const required = state.require?.map(textOf)
  const authz = state.authz ? perMethodKey(state.authz, ({ key }) => key) : state.authz
  const any = perMethodKey(state.satisfyAny, (one) => (one ? 'any' : 'all'))
  return JSON.stringify([host, required, authz, any, flagsOf(state), state.unclear, [...settings.off], state.on24.key])
}

/** The flags of a state as the bits of one number. Each state has a key, so the key must be short. */
function flagsOf(state: Omit<State, 'key'>): number {
  const { groupFile, dbmGroupFile, lostGroupFile, ldapUrl } = state.settings
  // If lines are for some methods only, 2.4 has no line for the other methods. The state then differs from one without such
  // lines, even if all conditions are equal.
  const limited = methodsNamedInState(state).length > 0
  const { authType, ssl } = state
  const flags = [groupFile, dbmGroupFile, lostGroupFile, ldapUrl, authType, ssl, limited]
  let number = 0
  for (const flag of flags) number = 2 * number + Number(flag)
  return number
}

/** The parts of a Require line that distinguish states. The keyword of a line that nobody meets can matter too. */
const textOf = ({ methods, keyword, words, unmet, at }: Requirement) => [
  methods.except,
  methods.names,
  keyword,
  words,
  unmet,
  unmet && at.args[0]?.value,
]

/** The method names that make a difference in a state. */
export function methodsNamedInState({ host, authz, satisfyAny, require }: Omit<State, 'key'>): readonly string[] {
  const isForSome = require?.some(({ methods }) => methods.names.length > 0)
  // Fast path: nearly all rules are for every method.
  if (!host?.named.size && !authz?.named.size && satisfyAny.named.size === 0 && !isForSome) return none
  const named = methodNamesIn(...[host, authz, satisfyAny].filter((said) => !!said))
  const required = require?.flatMap((line) => line.methods.names) ?? []
  return required.length === 0 ? named : [...named, ...required]
}

const none: readonly string[] = []
