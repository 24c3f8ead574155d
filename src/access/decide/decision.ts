import { atMethod, otherMethod, type PerMethod, perMethod } from '../../httpd/methods.js'
import { allOf, always, anyOf, type Condition, never } from '../read/condition.js'
import { type Authorizers, type Doubt, requiredOf } from '../read/requirements.js'
import { methodsIn, type State } from './state.js'

/** H, R and S for one method, and who is let in. */
export interface Decision {
  readonly host: Condition
  readonly required: Condition | undefined
  readonly any: boolean
  readonly whole: Condition
  readonly doubt: Doubt | 'ssl' | 'no-require' | undefined
}

/** What 2.2 decides (server/request.c, ap_process_request_internal). */
export function decide(state: State, method: string, authorizers: Authorizers): Decision {
  const host = state.host ? atMethod(state.host, method) : always
  if (state.authz !== undefined) return decideOn24(state, host, method)
  const required = requiredOf(state.require ?? [], method, authorizers, state.settings)
  const any = atMethod(state.any, method)
  if (!required) return { host, required: undefined, any, whole: host, doubt: undefined }
  // A person writes the users first: Apache's own guide does.
  const whole = any ? anyOf([required.condition, host]) : allOf([required.condition, host])
  return {
    host,
    required: required.condition,
    any,
    whole,
    doubt: required.doubt ?? (any && state.ssl ? 'ssl' : undefined),
  }
}

/** With Satisfy Any and no Require at all, 2.4 lets everybody in; it answers 500 where there is an AuthType. */
function decideOn24(state: State, host: Condition, method: string): Decision {
  const any = atMethod(state.any, method)
  const required = state.authz ? atMethod(state.authz, method) : undefined
  const whole = any ? anyOf([required ?? always, host]) : allOf([required ?? always, host])
  const unanswered = state.authType && !state.authz && !isOpen(any, host) && whole.key !== never.key
  return { host, required, any, whole, doubt: unanswered ? 'no-require' : any && state.ssl ? 'ssl' : undefined }
}

/** Satisfy Any with host lines that let everybody in: nobody looks at AuthType. */
const isOpen = (any: boolean, host: Condition) => any && host.key === always.key

/** Whether 2.4 answers 500 to everything but for a Require, which was not asked for before. */
export const needsRequire = (state: State): boolean =>
  state.authType &&
  (state.authz === undefined ||
    (state.authz === null && isOpen(state.any.other, state.host ? state.host.other : always)))

/** Whether 2.4 answers 500 to every request, and does so without any host lines too (mod_authz_core.c, AH01627). */
export const answersNothing = (state: State): boolean => state.authType && saysNothing(state)

/** Whether nothing is asked on 2.4: neither host lines nor Require lines make a difference. */
export const saysNothing = ({ authz, host, any }: State): boolean =>
  authz === null &&
  [any.other, ...any.named.values()].every((one) => !one) &&
  (!host || [host.other, ...host.named.values()].every(({ key }) => key === always.key))

/** Why what is decided in a state may be something else, method by method. */
export const doubtsIn = (state: State, authorizers: Authorizers): readonly NonNullable<Decision['doubt']>[] =>
  [...methodsIn(state), otherMethod].flatMap((name) => decide(state, name, authorizers).doubt ?? [])

/** Who is let in, method by method. */
export const wholeOf = (state: State, authorizers: Authorizers): PerMethod<Condition> =>
  perMethod(methodsIn(state), (name) => decide(state, name, authorizers).whole)
