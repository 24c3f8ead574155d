import { anyOtherMethod, type PerMethod, valueForMethod, valuePerMethod } from '../../httpd/methods.js'
import { allOf, always, anyOf, type Condition, never } from '../read/condition.js'
import { type Authorizers, type RequireAmbiguity, requireDecision } from '../read/requirements.js'
import { initialState, stateAfterSection } from './inherit.js'
import type { AccessReader } from './reader.js'
import { methodsNamedInState, type State } from './state.js'

/**
 * How today's version, 2.2 or 2.4 with mod_access_compat, merges and evaluates access rules. On 2.2, host lines, Require lines
 * and Satisfy each replace those above (`stateAfterSection`). Then a request must meet host lines and Require, or one of them
 * under Satisfy Any (`decideToday`).
 */
export const accessReaderToday = (authorizers: Authorizers): AccessReader<State> => ({
  start: initialState,
  after: (state, access) => stateAfterSection(state, access),
  afterFiles: (state) => state,
  decide: (state) => {
    if (state.unclear !== false) return { unclear: 'a section whose meaning is not clear' }
    const [ambiguity] = ambiguitiesOfDecision(state, authorizers)
    return ambiguity ? { unclear: ambiguity } : conditionsByMethod(state, authorizers)
  },
})

/**
 * Today's decision for one method. `condition` requires both `host` and `required`, or under Satisfy Any one of the two. On 2.2
 * without Require, it equals `host`.
 */
export interface DecisionToday {
  readonly host: Condition
  readonly required: Condition | undefined
  readonly isSatisfyAny: boolean
  readonly condition: Condition
  readonly ambiguity: RequireAmbiguity | 'ssl' | 'no-require' | undefined
}

/** Today's decision for one method, for 2.2 as in server/request.c, ap_process_request_internal. */
export function decideToday(state: State, method: string, authorizers: Authorizers): DecisionToday {
  const host = state.host ? valueForMethod(state.host, method) : always
  if (state.authz !== undefined) return decideOn24(state, host, method)
  const required = requireDecision(state.require ?? [], method, authorizers, state.settings)
  const any = valueForMethod(state.satisfyAny, method)
  if (!required) return { host, required: undefined, isSatisfyAny: any, condition: host, ambiguity: undefined }
  const { condition, ambiguity } = required
  // The user condition is written first, as in Apache's upgrade guide.
  const whole = (any ? anyOf : allOf)([condition, host])
  return {
    host,
    required: condition,
    isSatisfyAny: any,
    condition: whole,
    ambiguity: ambiguity ?? (any && state.ssl ? 'ssl' : undefined),
  }
}

/**
 * Decides as 2.4 with mod_access_compat does. Satisfy Any without Require allows all. An AuthType without Require gets the
 * ambiguity `no-require`, because 2.4 can answer 500 then.
 */
function decideOn24(state: State, host: Condition, method: string): DecisionToday {
  const any = valueForMethod(state.satisfyAny, method)
  const required = state.authz ? valueForMethod(state.authz, method) : undefined
  const whole = (any ? anyOf : allOf)([required ?? always, host])
  const unanswered = state.authType && !state.authz && !isOpen(any, host) && whole.key !== never.key
  return {
    host,
    required,
    isSatisfyAny: any,
    condition: whole,
    ambiguity: unanswered ? 'no-require' : any && state.ssl ? 'ssl' : undefined,
  }
}

/** Whether AuthType is never used: Satisfy Any is in force, and the host lines allow everybody. */
const isOpen = (any: boolean, host: Condition) => any && host.key === always.key

/** Whether an AuthType is set for which 2.4 needs a Require, and the server of today does not need one. */
export const authTypeNeedsRequireOn24 = (state: State): boolean =>
  state.authType &&
  (state.authz === undefined ||
    (state.authz === null && isOpen(state.satisfyAny.other, state.host ? state.host.other : always)))

/**
 * Whether the server of today is 2.4 and answers 500 to every request, because an AuthType is set and nothing is checked
 * (mod_authz_core.c, AH01627).
 */
export const alwaysAnswers500Today = (state: State): boolean => state.authType && runsOn24AndChecksNothing(state)

/**
 * Whether the server of today is 2.4 and checks nothing: no Require and no Satisfy Any is in force, and host lines allow
 * everybody.
 */
export const runsOn24AndChecksNothing = ({ authz, host, satisfyAny }: State): boolean =>
  authz === null &&
  [satisfyAny.other, ...satisfyAny.named.values()].every((one) => !one) &&
  (!host || [host.other, ...host.named.values()].every(({ key }) => key === always.key))

/** The reasons why the decision might be wrong for at least one method; empty if it is certain. */
export const ambiguitiesOfDecision = (
  state: State,
  authorizers: Authorizers,
): readonly NonNullable<DecisionToday['ambiguity']>[] =>
  [...methodsNamedInState(state), anyOtherMethod].flatMap(
    (name) => decideToday(state, name, authorizers).ambiguity ?? [],
  )

/** Today's decision for each method, as the condition under which a request is allowed. */
export const conditionsByMethod = (state: State, authorizers: Authorizers): PerMethod<Condition> =>
  valuePerMethod(methodsNamedInState(state), (name) => decideToday(state, name, authorizers).condition)
