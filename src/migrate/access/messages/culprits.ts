import type { Scope } from '../../../access/merge/scope.js'
import { mayLieAbove, mayMeet } from '../one-request.js'
import type { Plan } from '../plan.js'

/** Of so many sections it is not worth the time to look for those that one of them meets. */
const crowd = 2000

/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
export function joinedBy(plan: Plan, all: readonly Plan[]): readonly Plan[] {
  const counts = plan.access.require
    ? ({ access }: Plan) => access.host !== undefined
    : ({ access }: Plan) => access.require !== undefined || access.satisfy.length > 0
  return before(plan, all).filter((other) => counts(other) && mayMeet(plan.scope, other.scope))
}

/**
 * The sections above it that nobody can tell the meaning of.
 * @param unclear those without a plan
 */
export function unclearAbove(
  plan: Plan,
  all: readonly Plan[],
  unclear: ReadonlySet<Scope>,
): readonly Pick<Plan, 'scope'>[] {
  const others = [...unclear].map((scope) => ({ scope }))
  return [...before(plan, all).filter(({ access }) => access.unclear !== undefined), ...others].filter(
    ({ scope }) => mayMeet(plan.scope, scope) && mayLieAbove(scope, plan.scope),
  )
}

const before = (plan: Plan, all: readonly Plan[]): readonly Plan[] =>
  all.length > crowd ? [] : all.filter((other) => other !== plan && other.order < plan.order)
