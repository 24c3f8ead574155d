import { isAnyInForce, type State } from '../../access/merge/keyed-state.js'
import { shareServer } from '../../access/merge/merge-servers.js'
import type { Scope } from '../../access/merge/scope.js'
import { isForOldAlone, isOld } from '../../access/read/access-lines.js'
import { always, type Condition } from '../../access/read/condition.js'
import { type DisjointSets, disjointSets } from '../../base/disjoint-sets.js'
import { grouped, groupedByEach } from '../../base/grouped.js'
import type { Edit } from '../../edit/edit.js'
import { withoutEnd } from '../../httpd/end-anchor.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { isGuard } from '../../httpd/guards.js'
import { everyMethod, type PerMethod } from '../../httpd/methods.js'
import type { Choices } from '../rule.js'
import { editsOf } from './edits.js'
import { isOneFolder, mayFollow, mayLieAbove, mayMeet } from './one-request.js'
import { lastWordsOf } from './overruled.js'
import type { Plan } from './plan.js'

/**
 * Scopes that have to change at once, because with one of them changed and another not, a server would let in requests
 * that it refused:
 * a section without any old line, whose meaning the sections above it change, goes with these; and on a server that still
 * has mod_access_compat, Satisfy Any in a section that is not changed lets in whoever the changed sections around it do.
 */
export function together(plans: readonly Plan[]): readonly (readonly Plan[])[] {
  const moving = plans.filter(changes)
  const unsolved = moving.filter(({ reason }) => reason !== undefined)
  const sets = disjointSets<Plan>()
  for (const { of, with: others, when } of bonds(moving, unsolved)) joinPairs(sets, of, others, when)
  joinSilent(sets, moving)
  joinAll(
    sets,
    moving.filter(({ repeats }) => repeats.length > 0),
  )
  return sets.groups(moving)
}

/** Why two sections change at once. */
export interface Tie {
  /** What of one of them counts in the other. */
  readonly kind: 'any' | 'all' | 'no-require' | 'counts-on' | 'last-word' | 'copies' | 'silent' | 'repeats'
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
    return one.repeats.length > 0 && other.repeats.length > 0 ? { kind: 'repeats', of: one } : undefined
  }
}

/** Plans that change together with some of the others. */
interface Bond {
  readonly kind: Tie['kind']
  readonly of: readonly Plan[]
  readonly with: readonly Plan[]
  readonly when: (plan: Plan, other: Plan) => boolean
}

const bonds = (moving: readonly Plan[], unsolved: readonly Plan[]): readonly Bond[] => [
  // What stays old for a reason of its own does not start without mod_access_compat, and with it closes only more; but
  // on 2.4 it has Satisfy All again, and would take for users whom the tree lets in without.
  {
    kind: 'any',
    of: moving.filter(({ access }) => access.satisfy.some(({ any }) => any)),
    with: moving,
    when: (plan, other) =>
      mayMeet(plan.scope, other.scope) &&
      (!staysOld(other) || staysOld(plan) || other.access.authz !== undefined) &&
      (!isOpenToAll(plan) || mayFollow(other.scope, plan.scope)),
  },
  // Satisfy All that stays old would have no effect on a tree above it that lets in by one of both.
  {
    kind: 'all',
    of: moving.filter((plan) => staysOld(plan) && saysAll(plan)),
    with: moving,
    when: (plan, other) => other.after.some(isAnyInForce) && mayLieAbove(other.scope, plan.scope),
  },
  // On 2.4 an AuthType without Require answers 500, until a tree from above reaches it.
  {
    kind: 'no-require',
    of: unsolved.filter(({ reason, after }) => reason?.kind === 'no-require' || after.some(lacksRequire)),
    with: moving,
    when: (plan, other) => mayLieAbove(other.scope, plan.scope),
  },
  // What counts on a later section to have the last word would stand for the rules that this one inherits.
  {
    kind: 'last-word',
    of: moving.filter((plan) => lastWordsOf(plan).length > 0),
    with: moving,
    when: (plan, other) => lastWordsOf(plan).includes(other.scope),
  },
  // What is said in one word with the sections above counts on what they are to become.
  {
    kind: 'counts-on',
    of: moving.filter(reliesOnOthers),
    with: unsolved,
    when: (plan, other) => other.order < plan.order && mayMeet(plan.scope, other.scope),
  },
  // A copy in a folder comes after the sections for names that stand outside of it, and those that stay would lose by it.
  {
    kind: 'copies',
    of: moving.filter(({ scope, repeats }) => scope.kind === 'files' && repeats.some(({ folder }) => folder)),
    with: unsolved.filter(({ scope }) => scope.kind === 'files'),
    when: (plan, other) => shareServer(plan.scope, other.scope),
  },
]

function joinPairs(sets: DisjointSets<Plan>, some: readonly Plan[], others: readonly Plan[], when: Bond['when']): void {
  // So many pairs are not worth telling apart.
  if (some.length * others.length > 4_000_000)
    for (const plan of [...some, ...others]) sets.join(plan, others[0] ?? plan)
  else
    for (const plan of some) for (const other of others) if (other !== plan && when(plan, other)) sets.join(plan, other)
}

/**
 * The edits of a group that may be made without the others. A section without any old line then asks for all that 2.2 asked
 * for, and the old lines above it, which mod_access_compat still reads, are asked too: without Satisfy Any nobody gets in
 * who did not before.
 */
export function closingEdits(group: readonly Plan[], guards: Choices['guards']): readonly Edit[] {
  const isPlain = group.every(
    ({ access, after, repeats, reason, instead }) =>
      reason === undefined &&
      !instead &&
      repeats.length === 0 &&
      access.satisfy.length === 0 &&
      !after.some(isAnyInForce),
  )
  if (!isPlain) return []
  const silent = group.filter((plan) => isSilent(plan) && plan.overrides.length === 0 && plan.scope.kind !== 'pattern')
  return silent.flatMap((plan) => editsOf(plan, guards))
}

/** A section without any old line goes with those above it whose host lines it meets. */
function joinSilent(sets: DisjointSets<Plan>, moving: readonly Plan[]): void {
  const silent = moving.filter(isSilent)
  if (silent.length === 0) return
  const closing = plansByHost(moving)
  for (const [host, plans] of groupedByEach(silent, hostsBefore)) joinThoseAbove(sets, plans, closing.get(host) ?? [])
}

/** Join each plan with those of the others that may lie above it. */
function joinThoseAbove(sets: DisjointSets<Plan>, plans: readonly Plan[], others: readonly Plan[]): void {
  if (others.length === 0) return
  const isPlaced = ({ scope }: Plan) => isOneFolder(scope)
  const placed = plans.filter(isPlaced)
  // What may lie anywhere lies below all of the others, and above all of the plans.
  const loose = plans.filter((plan) => !isPlaced(plan))
  if (loose.length > 0) joinAll(sets, [...loose, ...others])
  const anywhere = others.filter((other) => !isPlaced(other))
  if (anywhere.length > 0 && placed.length > 0) joinAll(sets, [...anywhere, ...placed])
  const byFolder = grouped(others.filter(isPlaced), ({ scope }) => segmentsOf(scope.path).join('/'))
  for (const plan of placed) {
    const names = segmentsOf(plan.scope.path)
    for (let depth = 0; depth <= names.length; depth++)
      for (const other of byFolder.get(names.slice(0, depth).join('/')) ?? []) sets.join(plan, other)
  }
}

function joinAll(sets: DisjointSets<Plan>, [first, ...rest]: readonly Plan[]): void {
  if (first) for (const plan of rest) sets.join(plan, first)
}

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
  const { authz, require, satisfy, host, unclear } = access
  if (!authz) return !require && satisfy.some(({ any }) => !any)
  if (authz.tree && !authz.merging && !unclear) return false
  const isRecord = host !== undefined || satisfy.length > 0 || unclear !== undefined
  return isRecord && !satisfy.some(({ any, methods }) => any && methods === everyMethod)
}

const lacksRequire = ({ authType, authz }: State) => authType && authz === null
const reliesOnOthers = ({ form }: Plan): boolean =>
  form.kind === 'nothing' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  (form.kind === 'tree' && form.authorization.merging !== undefined)

const staysOld = ({ reason, access }: Plan) => reason !== undefined && access.lines.some(isOld)

/** The plans by what their host lines decide. Lines that let everybody in are left out: to lose them opens nothing. */
function plansByHost(plans: readonly Plan[]): ReadonlyMap<string, readonly Plan[]> {
  const open = textOf({ named: new Map(), other: always })
  return groupedByEach(plans, ({ access }) => {
    const host = access.host && textOf(access.host)
    return host === undefined || host === open ? [] : [anyHost, host]
  })
}

const anyHost = 'any'

/** What the host lines decide that a plan's section meets, as `plansByHost` has it. */
function hostsBefore(plan: Plan): readonly string[] {
  const { bases } = plan
  // What 2.2 overruled above it may be in force in 2.4.
  if (standsOn24(plan) || bases.some(({ unclear }) => unclear)) return [anyHost]
  return [...new Set(bases.flatMap(({ host }) => (host ? [textOf(host)] : [])))]
}

function textOf({ named, other }: PerMethod<Condition>): string {
  const apart = [...named].flatMap(([name, { key }]) => (key === other.key ? [] : `${name}=${key}`))
  return [...apart.sort(), other.key].join(';')
}

/** Nothing in it stops a 2.4 from starting; or what does will go, and no host lines of its own stay old for sure. */
const isSilent = (plan: Plan) =>
  standsOn24(plan) ||
  ((plan.access.require !== undefined || plan.access.containers.length > 0) &&
    plan.access.lines.every(
      (line) => !isOld(line) || (plan.reason && (line.kind === 'authoritative' || line.within.some(isGuard))),
    ))

/** Whether it has rules for 2.4 that let in by themselves as long as nothing is changed. */
const standsOn24 = ({ instead, reason }: Plan) => instead?.kind === 'rules' || reason?.kind === 'dual'

/** Whether the plan asks for a change, or should. */
export const changes = ({ scope, form, access, reason, repeats, instead }: Plan): boolean =>
  reason !== undefined ||
  instead !== undefined ||
  repeats.length > 0 ||
  hasEnd(scope) ||
  form.kind === 'tree' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  // A Require in a guard that 2.4 skips does not stay as written, though it says the same.
  access.lines.some((line) => isOld(line) || (line.kind === 'require' && isForOldAlone(line)))

/** Whether 2.4 matches the end of its pattern, which 2.2 never did. */
export const hasEnd = ({ kind, path }: Scope) => kind === 'pattern' && withoutEnd(path) !== path
