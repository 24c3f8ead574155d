import { isOld } from '../../../access/read/access-lines.js'
import { keyOfAdmitted } from '../../../access/read/admitted.js'
import { always } from '../../../access/read/condition.js'
import { groupedByEach } from '../../../base/grouped.js'
import { isGuard } from '../../../httpd/guards.js'
import type { Plan } from '../plan.js'

/** The plans by what their host lines decide. Lines that let everybody in are left out: to lose them opens nothing. */
export function plansByHost(plans: readonly Plan[]): ReadonlyMap<string, readonly Plan[]> {
  return groupedByEach(plans, ({ access }) => {
    const host = access.host && keyOfAdmitted(access.host)
    return host === undefined || host === always.key ? [] : [anyHost, host]
  })
}

const anyHost = 'any'

/** What the host lines decide that a plan's section meets, as `plansByHost` has it. */
export function hostsBefore(plan: Plan): readonly string[] {
  const { bases } = plan
  // What 2.2 had replaced above it may be in force in 2.4.
  if (opensOn24Alone(plan) || bases.some(({ unclear }) => unclear)) return [anyHost]
  return [...new Set(bases.flatMap(({ host }) => (host ? [keyOfAdmitted(host)] : [])))]
}

/** Nothing in it stops a 2.4 from starting; or what does will go, and no host lines of its own stay old for sure. */
export const isSilent = (plan: Plan) =>
  opensOn24Alone(plan) ||
  ((plan.access.require !== undefined || plan.access.containers.length > 0) &&
    plan.access.lines.every(
      (line) => !isOld(line) || (plan.reason && (line.kind === 'authoritative' || line.within.some(isGuard))),
    ))

/** Whether its rules for 2.4 alone let in by themselves, once nothing above keeps out any more. */
const opensOn24Alone = ({ reason }: Plan) => reason?.kind === 'dual' && reason.lets === 'more'
