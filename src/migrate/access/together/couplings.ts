import { isAnyInForce, type State } from '../../../access/decide/state.js'
import { mayRefuseByAddress } from '../../../access/decide/written.js'
import type { Access } from '../../../access/read/access.js'
import { accessConditionKey } from '../../../access/read/access-condition.js'
import { isLineOf22 } from '../../../access/read/access-lines.js'
import { always } from '../../../access/read/condition.js'
import { groupedByEach } from '../../../base/grouped.js'
import { isGuard } from '../../../httpd/guards.js'
import { everyMethod } from '../../../httpd/methods.js'
import { newLinesShow24 } from '../new-lines.js'
import { folderOfEach, mayFollow, mayLieAbove, mayMatchTogether } from '../one-request.js'
import type { Plan } from '../plan.js'

/** Why two sections must change together. */
export interface CouplingReason {
  /** The rules of one section that affect the other. */
  readonly kind: 'any' | 'all' | 'hosts' | 'no-require' | 'counts-on' | 'silent'
  /** The section that they are from. */
  readonly of: Plan
}

/** @returns a function that tells why two plans of a group are coupled; undefined if they are only connected through others */
export function couplingReasons(group: readonly Plan[]): (one: Plan, other: Plan) => CouplingReason | undefined {
  const all = couplings(
    group,
    group.filter(({ reason }) => reason !== undefined),
  ).map((bond) => ({ ...bond, of: new Set(bond.of), with: new Set(bond.with) }))
  const closing = plansByHost(group)
  const isBelow = (plan: Plan, other: Plan) =>
    isSilent(plan) &&
    mayLieAbove(other.scope, plan.scope) &&
    hostsBefore(plan).some((host) => closing.get(host)?.includes(other))
  return (one, other) => {
    for (const [plan, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const bond = all.find((bond) => bond.of.has(plan) && bond.with.has(second) && bond.when(plan, second))
      if (bond) return { kind: bond.kind, of: plan }
      if (isBelow(plan, second)) return { kind: 'silent', of: plan }
    }
    return undefined
  }
}

/** Plans that must change together with some of the others. */
export interface Coupling {
  readonly kind: CouplingReason['kind']
  readonly of: readonly Plan[]
  readonly with: readonly Plan[]
  readonly when: (plan: Plan, other: Plan) => boolean
}

/** All reasons to couple some of these with others. */
export const couplings = (
  moving: readonly Plan[],
  unsolved: readonly Plan[],
  folder = folderOfEach(),
): readonly Coupling[] => [...couplingsBySatisfy(moving, folder), ...couplingsByRules(moving, unsolved, folder)]

const couplingsBySatisfy = (moving: readonly Plan[], folder: FolderOf): readonly Coupling[] => [
  // A section that cannot change needs mod_access_compat to start, and with it only refuses more. But on 2.4 it has
  // Satisfy All again, and would then require users where the tree allows requests without.
  {
    kind: 'any',
    of: moving.filter(({ access }) => access.satisfy.some(({ any }) => any)),
    with: moving,
    when: (plan, other) =>
      mayMatchTogether(plan.scope, other.scope, folder) &&
      (!staysUnchanged(other) || staysUnchanged(plan) || other.access.authz !== undefined) &&
      (!isOpenToAll(plan) || mayFollow(other.scope, plan.scope, folder)),
  },
  // An unchanged Satisfy All has no effect on a tree above that accepts either a user or a host.
  {
    kind: 'all',
    of: moving.filter((plan) => staysUnchanged(plan) && saysAll(plan)),
    with: moving,
    when: (plan, other) => other.after.some(isAnyInForce) && mayLieAbove(other.scope, plan.scope, folder),
  },
]

const couplingsByRules = (
  moving: readonly Plan[],
  unsolved: readonly Plan[],
  folder: FolderOf,
): readonly Coupling[] => [
  // If a section is rewritten without any word of 2.4, the next run would let it inherit the unchanged host lines
  // above. On 2.4, everything would, and an unchanged section below a rewritten Require is closed by it.
  {
    kind: 'hosts',
    of: moving.filter((plan) => (plan.access.authz ? answersForHosts(plan) : losesHosts(plan))),
    with: moving.filter(({ access }) => mayRefuseByAddress(access)),
    when: (plan, other) => other.order < plan.order && mayLieAbove(other.scope, plan.scope, folder),
  },
  // On 2.4, an AuthType without Require answers 500 until it inherits a tree.
  {
    kind: 'no-require',
    of: unsolved.filter(({ reason, after }) => reason?.kind === 'no-require' || after.some(lacksRequire)),
    with: moving,
    when: (plan, other) => mayLieAbove(other.scope, plan.scope, folder),
  },
  // A form that joins the tree above depends on what the sections above become.
  {
    kind: 'counts-on',
    of: moving.filter(reliesOnOthers),
    with: unsolved,
    when: (plan, other) => other.order < plan.order && mayMatchTogether(plan.scope, other.scope, folder),
  },
]

type FolderOf = ReturnType<typeof folderOfEach>

/**
 * Whether a section with Satisfy Any allows everybody by its own host lines, whatever is above. Sections before it then
 * need not change with it; sections after it must, because they inherit its Satisfy Any.
 */
function isOpenToAll({ access: { host, satisfy, unclear }, after }: Plan): boolean {
  const isForAll = ({ any, methods }: (typeof satisfy)[number]) => any && methods === everyMethod
  const isOpen = host?.named.size === 0 && host.other.key === always.key && satisfy.every(isForAll)
  // SSLRequire may still refuse requests, so the rules above matter.
  return isOpen && unclear === undefined && after.every(({ ssl }) => !ssl)
}

/**
 * Whether a section needs both its host lines and the Require that it inherits: because of Satisfy All, or on 2.4 with
 * mod_access_compat because of any line of that module, which replaces all its settings.
 */
function saysAll({ access }: Plan): boolean {
  const { authz, require, satisfy, unclear } = access
  if (!authz) return !require && satisfy.some(({ any }) => !any)
  if (authz.tree && !authz.merging && !unclear) return false
  return isRecord(access) && !satisfy.some(({ any, methods }) => any && methods === everyMethod)
}

/** Whether the section's own host lines, which replaced those above, have no effect on the new lines. */
const losesHosts = (plan: Plan): boolean =>
  plan.access.host !== undefined &&
  plan.reason === undefined &&
  (plan.form.kind === 'as-written' || plan.form.kind === 'tree') &&
  plan.bases.some(mayRefuseByAddress) &&
  !newLinesShow24(plan)

/**
 * Whether a section of 2.4 replaces host lines above that close it. Without its own host lines it would inherit those
 * again, or the Require that replaces them, unless it has its own.
 */
const answersForHosts = ({ access, bases, reason }: Plan): boolean =>
  isRecord(access) && bases.some(mayRefuseByAddress) && (reason === undefined || access.authz?.tree === undefined)

/** Any line of mod_access_compat replaces all its inherited settings, because the module has no merger. */
const isRecord = ({ host, satisfy, unclear }: Access): boolean =>
  host !== undefined || satisfy.length > 0 || unclear !== undefined

const lacksRequire = ({ authType, authz }: State) => authType && authz === null
const reliesOnOthers = ({ form }: Plan): boolean =>
  form.kind === 'nothing' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  (form.kind === 'tree' && form.authorization.merging !== undefined)

const staysUnchanged = ({ reason, access }: Plan) => reason !== undefined && access.lines.some(isLineOf22)

/** The plans by the condition of their host lines. Host lines that allow everybody are left out: losing them opens nothing. */
export function plansByHost(plans: readonly Plan[]): ReadonlyMap<string, readonly Plan[]> {
  return groupedByEach(plans, ({ access }) => {
    const host = access.host && accessConditionKey(access.host)
    return host === undefined || host === always.key ? [] : [anyHost, host]
  })
}

const anyHost = 'any'

/** The conditions of the host lines that a plan's section inherits, as keys of `plansByHost`. */
export function hostsBefore(plan: Plan): readonly string[] {
  const { bases } = plan
  // Host lines above that 2.2 had replaced may be in force in 2.4.
  if (opensOn24Alone(plan) || bases.some(({ unclear }) => unclear)) return [anyHost]
  return [...new Set(bases.flatMap(({ host }) => (host ? [accessConditionKey(host)] : [])))]
}

/**
 * Whether no line of a section stops 2.4 from starting, or that line will be removed, and none of its host lines surely
 * stays.
 */
export const isSilent = (plan: Plan) =>
  opensOn24Alone(plan) ||
  ((plan.access.require !== undefined || plan.access.containers.length > 0) &&
    plan.access.lines.every(
      (line) => !isLineOf22(line) || (plan.reason && (line.kind === 'authoritative' || line.within.some(isGuard))),
    ))

/** Whether the section's rules for 2.4 allow requests by themselves, once no section above refuses them. */
const opensOn24Alone = ({ reason }: Plan) => reason?.kind === 'dual' && reason.lets === 'more'
