import { isSatisfyAnyInForce, type State } from '../../../access/decide/state.js'
import { mayRefuseByAddress } from '../../../access/decide/written.js'
import type { Access } from '../../../access/read/access.js'
import { accessConditionKey } from '../../../access/read/access-condition.js'
import { isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { always } from '../../../access/read/condition.js'
import { groupByEach } from '../../../base/group-by.js'
import { isGuard } from '../../../httpd/guards.js'
import { allMethods } from '../../../httpd/methods.js'
import { newLinesShow24 } from '../new-lines.js'
import { mayFollow, mayLieAbove, mayMatchTogether, singleFolderOf } from '../one-request.js'
import type { Plan } from '../plan.js'

/** Why two sections must change together. */
export interface CouplingReason {
  /** The kind of rule in one section that affects the other section. */
  readonly kind: 'any' | 'all' | 'hosts' | 'no-require' | 'counts-on' | 'silent'
  /** The section with these rules. */
  readonly of: Plan
}

/** Finds why two plans of a group are coupled; undefined if they are only connected through others. */
export function couplingReasonLookup(group: readonly Plan[]): (one: Plan, other: Plan) => CouplingReason | undefined {
  const all = couplings(
    group,
    group.filter(({ reason }) => reason !== undefined),
  ).map((bond) => ({ ...bond, of: new Set(bond.plans), with: new Set(bond.partners) }))
  const closing = plansByHostCondition(group)
  const isBelow = (plan: Plan, other: Plan) =>
    appliesOn24WithoutFix(plan) &&
    mayLieAbove(other.scope, plan.scope) &&
    hostConditionsBefore(plan).some((host) => closing.get(host)?.includes(other))
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

/** Some plans, and the partners with which they must change together: each pair for which `areCoupled` is true. */
export interface Coupling {
  readonly kind: CouplingReason['kind']
  readonly plans: readonly Plan[]
  readonly partners: readonly Plan[]
  readonly areCoupled: (plan: Plan, other: Plan) => boolean
}

/** All reasons to couple some of the moving plans with each other. */
export const couplings = (
  moving: readonly Plan[],
  unsolved: readonly Plan[],
  folder = singleFolderOf,
): readonly Coupling[] => [...couplingsBySatisfy(moving, folder), ...couplingsByRules(moving, unsolved, folder)]

const couplingsBySatisfy = (moving: readonly Plan[], folder: FolderOf): readonly Coupling[] => [
  // A section that cannot change needs mod_access_compat to start, and with it denies at most more. But on 2.4 the section then
  // has Satisfy All again, and would require users where the tree allows requests without a user.
  {
    kind: 'any',
    plans: moving.filter(({ access }) => access.satisfy.some(({ any }) => any)),
    partners: moving,
    areCoupled: (plan, other) =>
      mayMatchTogether(plan.scope, other.scope, folder) &&
      (!staysUnchanged(other) || staysUnchanged(plan) || other.access.authz !== undefined) &&
      (!isOpenToAll(plan) || mayFollow(other.scope, plan.scope, folder)),
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
  // If a section is rewritten without any word of 2.4, the next run would let the section inherit the unchanged host lines above
  // it. On 2.4, everything inherits them, and a rewritten Require closes an unchanged section below it.
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
  // A form that joins the tree above depends on the new form of the sections above.
  {
    kind: 'counts-on',
    plans: moving.filter(reliesOnOthers),
    partners: unsolved,
    areCoupled: (plan, other) => other.order < plan.order && mayMatchTogether(plan.scope, other.scope, folder),
  },
]

type FolderOf = typeof singleFolderOf

/** Whether a section with Satisfy Any allows everybody by itself. Only sections after it then change with it. */
function isOpenToAll({ access: { host, satisfy, unclear }, after }: Plan): boolean {
  const isForAll = ({ any, methods }: (typeof satisfy)[number]) => any && methods === allMethods
  const isOpen = host?.named.size === 0 && host.other.key === always.key && satisfy.every(isForAll)
  // SSLRequire may still deny requests, so the rules above matter.
  return isOpen && unclear === undefined && after.every(({ ssl }) => !ssl)
}

/** Whether a section needs its host lines and the inherited Require: by Satisfy All, or any compat line on 2.4. */
function needsHostsAndRequire({ access }: Plan): boolean {
  const { authz, require, satisfy, unclear } = access
  if (!authz) return !require && satisfy.some(({ any }) => !any)
  if (authz.tree && !authz.merging && !unclear) return false
  return hasCompatLine(access) && !satisfy.some(({ any, methods }) => any && methods === allMethods)
}

/** Whether a section loses its host lines, which replaced others above, and gets no lines that show 2.4. */
const losesHosts = (plan: Plan): boolean =>
  plan.access.host !== undefined &&
  plan.reason === undefined &&
  (plan.form.kind === 'as-written' || plan.form.kind === 'tree') &&
  plan.bases.some(mayRefuseByAddress) &&
  !newLinesShow24(plan)

/** Whether a section of 2.4 replaces host lines above that may refuse clients, and else would inherit them. */
const replacesHostsAbove = ({ access, bases, reason }: Plan): boolean =>
  hasCompatLine(access) && bases.some(mayRefuseByAddress) && (reason === undefined || access.authz?.tree === undefined)

/** Whether a section has a line of mod_access_compat, which replaces all inherited settings: it has no merger. */
const hasCompatLine = ({ host, satisfy, unclear }: Access): boolean =>
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

/** The conditions of the host lines that a plan's section inherits, as keys of `plansByHostCondition`. */
export function hostConditionsBefore(plan: Plan): readonly string[] {
  const { bases } = plan
  // On 2.4, host lines above may be in force that 2.2 had replaced.
  if (opensOn24Alone(plan) || bases.some(({ unclear }) => unclear)) return [anyHost]
  return [...new Set(bases.flatMap(({ host }) => (host ? [accessConditionKey(host)] : [])))]
}

/** Whether the section's Require applies on 2.4 without a fix: no line that 2.4 rejects, or host line, surely stays. */
export const appliesOn24WithoutFix = (plan: Plan) =>
  opensOn24Alone(plan) ||
  ((plan.access.require !== undefined || plan.access.containers.length > 0) &&
    plan.access.lines.every(
      (line) =>
        !isAccessLineOf22(line) || (plan.reason && (line.kind === 'authoritative' || line.within.some(isGuard))),
    ))

/** Whether the section's rules for 2.4 allow requests by themselves, once no section above denies these. */
const opensOn24Alone = ({ reason }: Plan) => reason?.kind === 'dual' && reason.lets === 'more'
