import type { PerMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import type { AccessRules } from '../read/access.js'
import { type Condition, conditionAfterAnswer, leavesOf, never } from '../read/condition.js'

/**
 * One version's rules in force for a request, and whether an AuthType is set. Without an AuthType, neither version asks for a
 * password.
 */
export interface RulesInForce {
  readonly key: string
  readonly authType: boolean
}

/** How one version processes the sections that a request matches, in its merge order. */
export interface AccessReader<Of extends RulesInForce> {
  /** The rules before any section. */
  readonly start: Of
  /** The rules after a section of this kind. */
  readonly after: (state: Of, access: AccessRules, kind: Scope['kind']) => Of
  /** The rules after all `<Files>` sections are merged. */
  readonly afterFiles: (state: Of) => Of
  readonly decide: (state: Of) => AccessVerdict
}

/** The condition for each method, or the reason why it is not known. */
export type AccessVerdict = PerMethod<ConditionOrError> | { readonly unclear: string }

/** The condition for a request to be allowed; `error` if the server answers 500 to all. */
export type ConditionOrError = Condition | 'error'

export const isUnclearVerdict = (verdict: AccessVerdict): verdict is { readonly unclear: string } =>
  'unclear' in verdict

/**
 * The decision if no AuthType is set: 500 if only a logged-in user could be allowed (server/request.c,
 * ap_process_request_internal). Requests that need no user stay allowed.
 */
export function decisionWithoutAuthType(admission: ConditionOrError): ConditionOrError {
  if (admission === 'error') return admission
  const users = leavesOf(admission).filter(({ asksUser }) => asksUser)
  const left = users.reduce((condition, leaf) => conditionAfterAnswer(condition, leaf, false), admission)
  const isLetIn = left.key !== never.key || users.length === 0
  return isLetIn ? left : 'error'
}

/** A section's access rules, with the kind of the section. */
export interface SectionRules {
  readonly access: AccessRules
  readonly kind: Scope['kind']
}

/** A version's decision for a request that matches these sections, in merge order. */
export function verdictForRequest<Of extends RulesInForce>(
  reader: AccessReader<Of>,
  sections: readonly SectionRules[],
): AccessVerdict {
  const isLast = ({ kind }: SectionRules) => kind === 'location'
  const merge = (state: Of, { access, kind }: SectionRules) => reader.after(state, access, kind)
  const onDisk = reader.afterFiles(sections.filter((one) => !isLast(one)).reduce(merge, reader.start))
  return reader.decide(sections.filter(isLast).reduce(merge, onDisk))
}
