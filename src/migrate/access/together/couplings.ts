import { isSatisfyAnyInForce, type State } from '../../../access/decide/state.js'
import { mayRefuseByAddress } from '../../../access/decide/written.js'
import type { AccessRules } from '../../../access/read/access.js'
import { accessConditionKey } from '../../../access/read/access-condition.js'
import { isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { always } from '../../../access/read/condition.js'
import { groupByEach } from '../../../base/group-by.js'
import { isGuard } from '../../../httpd/guards.js'
import { allMethods } from '../../../httpd/methods.js'
import { areNewLinesSeenAsFor24 } from '../new-lines.js'
import { mayBeMatchedAfter, mayLieAbove, mayMatchTogether, singleFolderOf } from '../one-request.js'
import type { Plan } from '../plan.js'

/** Why two sections must change together. */
export interface CouplingReason {
  /** The kind of rule in one section that affects the other section. */
  readonly kind: 'any' | 'all' | 'hosts' | 'no-require' | 'counts-on' | 'silent'
  /** The section with these rules. */
  readonly of: Plan
}

/** Returns a lookup: why two plans of a group are coupled. Undefined if they are coupled only through other plans. */
export function couplingReasonLookup(group: readonly Plan[]): (one: Plan, other: Plan) => CouplingReason | undefined {
  const all = couplingsOfPlans(
    group,
    group.filter(({ reason }) => reason !== undefined),
  ).map((bond) => ({ ...bond, of: new Set(bond.plans), with: new Set(bond.partners) }))
  const closing = plansByHostCondition(group)
  const isBelow = (plan: Plan, other: Plan) =>
    requireAppliesOn24WithoutFix(plan) &&
    mayLieAbove(other.scope, plan.scope) &&
    inheritedHostConditionKeys(plan).some((host) => closing.get(host)?.includes(other))
  return (one, other) => {
    for (const [plan, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const bond = all.find((bond) => bond.of.has(plan) && bond.with.has(second) && bond.areCoupled(plan, second))
      if (bond) return { kind: bond.kind, of: plan }
      if (isBelow(plan, second)) return { kind: 'silent', of: plan }
    }
    return undefined
  }
}

/** Some plans and their partners. Each pair for which `areCoupled` is true must change together. */
export interface Coupling {
  readonly kind: CouplingReason['kind']
  readonly plans: readonly Plan[]
  readonly partners: readonly Plan[]
  readonly areCoupled: (plan: Plan, other: Plan) => boolean
}

/** The couplings of the plans that change (`moving`), of which a person must decide about the `unsolved` ones. */
export const couplingsOfPlans = (
  moving: readonly Plan[],
  unsolved: readonly Plan[],
  folder = singleFolderOf,
): readonly Coupling[] => [...couplingsBySatisfy(moving, folder), ...couplingsByRules(moving, unsolved, folder)]

const couplingsBySatisfy = (moving: readonly Plan[], folder: FolderOf): readonly Coupling[] => [
  // A section that stays as it is needs mod_access_compat, whose Satisfy All is the default again in 2.4. It would then
  // require users where Satisfy Any above, now part of a tree, asks for none.
  {
    kind: 'any',
    plans: moving.filter(({ access }) => access.satisfy.some(({ any }) => any)),
    partners: moving,
    areCoupled: (plan, other) =>
      mayMatchTogether(plan.scope, other.scope, folder) &&
      (!staysUnchanged(other) || staysUnchanged(plan) || other.access.authz !== undefined) &&
      (!isOpenToAll(plan) || mayBeMatchedAfter(other.scope, plan.scope, folder)),
  },
  // An unchanged Satisfy All has no effect on a tree above that accepts either a user or a host.
  {
    kind: 'all',
    plans: moving.filter((plan) => staysUnchanged(plan) && needsHostsAndRequire(plan)),
    partners: moving,
    areCoupled: (plan, other) => other.after.some(isSatisfyAnyInForce) && mayLieAbove(other.scope, plan.scope, folder),
  },
]

const couplingsByRules = (
  moving: readonly Plan[],
  unsolved: readonly Plan[],
  folder: FolderOf,
): readonly Coupling[] => [
  // If a section is rewritten without any word of 2.4, the next run takes it for one of 2.2 that inherits the unchanged host
  // lines above. On 2.4 a rewritten section inherits them too, and a rewritten Require closes an unchanged section below it.
  {
    kind: 'hosts',
    plans: moving.filter((plan) => (plan.access.authz ? replacesHostsAbove(plan) : losesHosts(plan))),
    partners: moving.filter(({ access }) => mayRefuseByAddress(access)),
    areCoupled: (plan, other) => other.order < plan.order && mayLieAbove(other.scope, plan.scope, folder),
  },
  // On 2.4, an AuthType without Require answers 500 until it inherits a tree.
  {
    kind: 'no-require',
    plans: unsolved.filter(({ reason, after }) => reason?.kind === 'no-require' || after.some(lacksRequire)),
    partners: moving,
    areCoupled: (plan, other) => mayLieAbove(other.scope, plan.scope, folder),
  },
  // A form that inherits, or joins the tree above, depends on the new form of the sections above.
  {
    kind: 'counts-on',
    plans: moving.filter(reliesOnOthers),
    partners: unsolved,
    areCoupled: (plan, other) => other.order < plan.order && mayMatchTogether(plan.scope, other.scope, folder),
  },
]

type FolderOf = typeof singleFolderOf

/** Whether a section with Satisfy Any allows everybody by itself. Only sections merged after it then change with it. */
function isOpenToAll({ access: { host, satisfy, unclear }, after }: Plan): boolean {
  const isForAll = ({ any, methods }: (typeof satisfy)[number]) => any && methods === allMethods
  const isOpen = host?.named.size === 0 && host.other.key === always.key && satisfy.every(isForAll)
  // SSLRequire may still deny requests, so the rules above matter.
  return isOpen && unclear === undefined && after.every(({ ssl }) => !ssl)
}

/** Whether a section needs both its host lines and the inherited Require: by Satisfy All, or on 2.4 by any old line. */
function needsHostsAndRequire({ access }: Plan): boolean {
  const { authz, require, satisfy, unclear } = access
  if (!authz) return !require && satisfy.some(({ any }) => !any)
  if (authz.tree && !authz.merging && !unclear) return false
  return mayHaveCompatLine(access) && !satisfy.some(({ any, methods }) => any && methods === allMethods)
}

/** Whether a rewritten section loses its host lines, which replaced others above, and gets no lines that show 2.4. */
const losesHosts = (plan: Plan): boolean =>
  plan.access.host !== undefined &&
  plan.reason === undefined &&
  (plan.form.kind === 'as-written' || plan.form.kind === 'tree') &&
  plan.bases.some(mayRefuseByAddress) &&
  !areNewLinesSeenAsFor24(plan)

/**
 * Whether a section on 2.4 has host lines that replace host lines above, which may refuse clients and would be inherited
 * without them.
 */
const replacesHostsAbove = ({ access, bases, reason }: Plan): boolean =>
  mayHaveCompatLine(access) &&
  bases.some(mayRefuseByAddress) &&
  (reason === undefined || access.authz?.tree === undefined)

/** Whether a section has, or may have, a line of mod_access_compat. With one it inherits no setting of that module, which has no merger. */
const mayHaveCompatLine = ({ host, satisfy, unclear }: AccessRules): boolean =>
  host !== undefined || satisfy.length > 0 || unclear !== undefined

const lacksRequire = ({ authType, authz }: State) => authType && authz === null
const reliesOnOthers = ({ form }: Plan): boolean =>
  form.kind === 'nothing' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  (form.kind === 'tree' && form.authorization.merging !== undefined)

const staysUnchanged = ({ reason, access }: Plan) => reason !== undefined && access.lines.some(isAccessLineOf22)

/** The plans by the condition of their host lines. Host lines that allow everybody are left out: losing them opens nothing. */
export function plansByHostCondition(plans: readonly Plan[]): ReadonlyMap<string, readonly Plan[]> {
  return groupByEach(plans, ({ access }) => {
    const host = access.host && accessConditionKey(access.host)
    return host === undefined || host === always.key ? [] : [anyHost, host]
  })
}

const anyHost = 'any'

/** The keys in `plansByHostCondition` of the host lines that a plan's section inherits. */
export function inheritedHostConditionKeys(plan: Plan): readonly string[] {
  const { bases } = plan
  // In 2.4, host lines above may be in force that other host lines had replaced in 2.2.
  if (opensOn24Alone(plan) || bases.some(({ unclear }) => unclear)) return [anyHost]
  return [...new Set(bases.flatMap(({ host }) => (host ? [accessConditionKey(host)] : [])))]
}

/** Whether the section's Require decides on 2.4 if no fix is made: none of its old lines surely stays. */
export const requireAppliesOn24WithoutFix = (plan: Plan) =>
  opensOn24Alone(plan) ||
  ((plan.access.require !== undefined || plan.access.containers.length > 0) &&
    plan.access.lines.every(
      (line) =>
        !isAccessLineOf22(line) || (plan.reason && (line.kind === 'authoritative' || line.within.some(isGuard))),
    ))

/** Whether the section's rules for 2.4 let in more than 2.2 by themselves. */
const opensOn24Alone = ({ reason }: Plan) => reason?.kind === 'dual' && reason.lets === 'more'
