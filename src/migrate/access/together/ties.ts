import { isAnyInForce, type State } from '../../../access/decide/state.js'
import { mayCloseByHosts } from '../../../access/decide/written.js'
import type { Access } from '../../../access/read/access.js'
import { isOld } from '../../../access/read/access-lines.js'
import { keyOfAdmitted } from '../../../access/read/admitted.js'
import { always } from '../../../access/read/condition.js'
import { groupedByEach } from '../../../base/grouped.js'
import { isGuard } from '../../../httpd/guards.js'
import { everyMethod } from '../../../httpd/methods.js'
import { areOf24 } from '../new-lines.js'
import { folderOfEach, mayFollow, mayLieAbove, mayMeet } from '../one-request.js'
import type { Plan } from '../plan.js'

/** Why two sections change at once. */
export interface Tie {
  /** What of one of them counts in the other. */
  readonly kind: 'any' | 'all' | 'hosts' | 'no-require' | 'counts-on' | 'silent'
  /** The one that it is of. */
  readonly of: Plan
}

/** @returns what tells how two plans of a group are tied; undefined where others stand between them */
export function tiesIn(group: readonly Plan[]): (one: Plan, other: Plan) => Tie | undefined {
  const all = bonds(
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

/** Plans that change together with some of the others. */
export interface Bond {
  readonly kind: Tie['kind']
  readonly of: readonly Plan[]
  readonly with: readonly Plan[]
  readonly when: (plan: Plan, other: Plan) => boolean
}

/** All that binds some of these to others. */
export const bonds = (moving: readonly Plan[], unsolved: readonly Plan[], folder = folderOfEach()): readonly Bond[] => [
  ...bondsOfSatisfy(moving, folder),
  ...bondsOfRules(moving, unsolved, folder),
]

const bondsOfSatisfy = (moving: readonly Plan[], folder: FolderOf): readonly Bond[] => [
  // What stays old for a reason of its own does not start without mod_access_compat, and with it closes only more; but
  // on 2.4 it has Satisfy All again, and would take for users whom the tree lets in without.
  {
    kind: 'any',
    of: moving.filter(({ access }) => access.satisfy.some(({ any }) => any)),
    with: moving,
    when: (plan, other) =>
      mayMeet(plan.scope, other.scope, folder) &&
      (!staysOld(other) || staysOld(plan) || other.access.authz !== undefined) &&
      (!isOpenToAll(plan) || mayFollow(other.scope, plan.scope, folder)),
  },
  // Satisfy All that stays old would have no effect on a tree above it that lets in by one of both.
  {
    kind: 'all',
    of: moving.filter((plan) => staysOld(plan) && saysAll(plan)),
    with: moving,
    when: (plan, other) => other.after.some(isAnyInForce) && mayLieAbove(other.scope, plan.scope, folder),
  },
]

const bondsOfRules = (moving: readonly Plan[], unsolved: readonly Plan[], folder: FolderOf): readonly Bond[] => [
  // What is written without a word of 2.4 would inherit host lines again that stay old, for the next run and for any reader.
  // On 2.4 everything would, and what stays old below a Require that is written is closed by it.
  {
    kind: 'hosts',
    of: moving.filter((plan) => (plan.access.authz ? answersForHosts(plan) : losesHosts(plan))),
    with: moving.filter(({ access }) => mayCloseByHosts(access)),
    when: (plan, other) => other.order < plan.order && mayLieAbove(other.scope, plan.scope, folder),
  },
  // On 2.4 an AuthType without Require answers 500, until a tree from above reaches it.
  {
    kind: 'no-require',
    of: unsolved.filter(({ reason, after }) => reason?.kind === 'no-require' || after.some(lacksRequire)),
    with: moving,
    when: (plan, other) => mayLieAbove(other.scope, plan.scope, folder),
  },
  // What is said in one word with the sections above counts on what they are to become.
  {
    kind: 'counts-on',
    of: moving.filter(reliesOnOthers),
    with: unsolved,
    when: (plan, other) => other.order < plan.order && mayMeet(plan.scope, other.scope, folder),
  },
]

type FolderOf = ReturnType<typeof folderOfEach>

/**
 * Whether a section with Satisfy Any lets everybody in by host lines of its own, whatever stands above it. Then nothing that
 * comes before it has to change with it: unchanged, mod_access_compat asks these lines alone and they please anybody, as in
 * 2.2; changed, it says `Require all granted`, and old lines above it close only more. What comes after it inherits its
 * Satisfy Any from mod_access_compat, which a Require of its own does not end, and so goes with it.
 */
function isOpenToAll({ access: { host, satisfy, unclear }, after }: Plan): boolean {
  const isForAll = ({ any, methods }: (typeof satisfy)[number]) => any && methods === everyMethod
  const isOpen = host?.named.size === 0 && host.other.key === always.key && satisfy.every(isForAll)
  // SSLRequire may refuse all the same, and then it counts who else is let in above.
  return isOpen && unclear === undefined && after.every(({ ssl }) => !ssl)
}

/**
 * Whether a section asks for both, its host lines and the Require that it inherits: by Satisfy All, and on 2.4 with
 * mod_access_compat by any lines of that module, whose record is replaced as a whole.
 */
function saysAll({ access }: Plan): boolean {
  const { authz, require, satisfy, unclear } = access
  if (!authz) return !require && satisfy.some(({ any }) => !any)
  if (authz.tree && !authz.merging && !unclear) return false
  return isRecord(access) && !satisfy.some(({ any, methods }) => any && methods === everyMethod)
}

/** Whether its own host lines, which took the place of those above it, leave no trace in what is written. */
const losesHosts = (plan: Plan): boolean =>
  plan.access.host !== undefined &&
  plan.reason === undefined &&
  (plan.form.kind === 'as-written' || plan.form.kind === 'tree') &&
  plan.bases.some(mayCloseByHosts) &&
  !areOf24(plan)

/**
 * Whether a section of 2.4 takes the place of host lines above it that close: without its own lines it would have theirs again, and
 * has the Require that comes in their place, unless one of its own is there.
 */
const answersForHosts = ({ access, bases, reason }: Plan): boolean =>
  isRecord(access) && bases.some(mayCloseByHosts) && (reason === undefined || access.authz?.tree === undefined)

/** Any lines of mod_access_compat take the place of all that stand above, as it has no merger. */
const isRecord = ({ host, satisfy, unclear }: Access): boolean =>
  host !== undefined || satisfy.length > 0 || unclear !== undefined

const lacksRequire = ({ authType, authz }: State) => authType && authz === null
const reliesOnOthers = ({ form }: Plan): boolean =>
  form.kind === 'nothing' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  (form.kind === 'tree' && form.authorization.merging !== undefined)

const staysOld = ({ reason, access }: Plan) => reason !== undefined && access.lines.some(isOld)

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
