import type { Scope } from '../../../access/merge/scope.js'
import { isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { type DisjointSets, disjointSets } from '../../../base/disjoint-sets.js'
import { groupByEach } from '../../../base/group-by.js'
import { oncePerObject } from '../../../base/once.js'
import { directoryPatternOn22 } from '../../../httpd/end-anchor.js'
import { type SingleFolder, singleFolderOf } from '../one-request.js'
import type { Plan } from '../plan.js'
import {
  type Coupling,
  couplingsOfPlans,
  inheritedHostConditionKeys,
  plansByHostCondition,
  requireAppliesOn24WithoutFix,
} from './couplings.js'

/** Groups of plans that must change together: if only some did, 2.4 could allow requests that 2.2 denied. */
export function groupsChangingTogether(plans: readonly Plan[]): readonly (readonly Plan[])[] {
  const moving = plans.filter(needsChange)
  const unsolved = moving.filter(({ reason }) => reason !== undefined)
  const sets = disjointSets<Plan>()
  for (const { plans, partners: others, areCoupled } of couplingsOfPlans(moving, unsolved))
    joinPairs(sets, plans, others, areCoupled)
  joinSilent(sets, moving)
  return sets.groups(moving)
}

/**
 * Whether some plans of the group would have to change together with plans outside of it, if folders whose place is not known
 * were elsewhere.
 */
export function areSeparateOnlyByFolder(group: readonly Plan[], plans: readonly Plan[]): boolean {
  const own = new Set(group.filter(({ scope }) => singleFolderOf(scope)?.isOnServer === false))
  const isCoupled = (others: ReadonlySet<Plan>, when: (other: Plan) => boolean): boolean => {
    for (const other of others) if (!own.has(other) && when(other)) return true
    return false
  }
  return [...own].some((plan) =>
    couplingsAnywhere(plans).some(
      ({ of, with: others, areCoupled }) =>
        (of.has(plan) && isCoupled(others, (other) => areCoupled(plan, other))) ||
        (others.has(plan) && isCoupled(of, (other) => areCoupled(other, plan))),
    ),
  )
}

/** The reasons to couple some plans with others, wherever their folders are. Cached, because they are needed for each group. */
const couplingsAnywhere = oncePerObject((plans: readonly Plan[]) => {
  const moving = plans.filter(needsChange)
  const unsolved = moving.filter(({ reason }) => reason !== undefined)
  return couplingsOfPlans(moving, unsolved, () => undefined).map((bond) => ({
    ...bond,
    of: new Set(bond.plans),
    with: new Set(bond.partners),
  }))
})

function joinPairs(
  sets: DisjointSets<Plan>,
  some: readonly Plan[],
  others: readonly Plan[],
  when: Coupling['areCoupled'],
): void {
  // With more pairs than this, all of these plans are joined without comparing them.
  if (some.length * others.length > 4_000_000)
    for (const plan of [...some, ...others]) sets.join(plan, others[0] ?? plan)
  else
    for (const plan of some) for (const other of others) if (other !== plan && when(plan, other)) sets.join(plan, other)
}

/** Joins each section whose Require applies without a fix with the sections above whose host lines it inherits. */
function joinSilent(sets: DisjointSets<Plan>, moving: readonly Plan[]): void {
  const silent = moving.filter(requireAppliesOn24WithoutFix)
  if (silent.length === 0) return
  const closing = plansByHostCondition(moving)
  for (const [host, plans] of groupByEach(silent, inheritedHostConditionKeys))
    joinWithPlansAbove(sets, plans, closing.get(host) ?? [])
}

/** Joins each plan with the plans in `others` that may be above it. */
function joinWithPlansAbove(sets: DisjointSets<Plan>, plans: readonly Plan[], others: readonly Plan[]): void {
  if (others.length === 0) return
  const [own, theirs] = [byFolders(plans), byFolders(others)]
  // A section that may be for any folder may be below all the others, or above all the plans.
  if (own.loose.length > 0) joinAll(sets, [...own.loose, ...others])
  if (theirs.loose.length > 0) joinAll(sets, [...theirs.loose, ...plans])
  // A .htaccess file with an unknown place may be above a folder on the server, and the other way round.
  for (const isOnServer of [true, false]) {
    const below = own.placed.filter(({ folder }) => folder.isOnServer === isOnServer)
    const above = theirs.placed.filter(({ folder }) => folder.isOnServer !== isOnServer)
    if (below.length > 0 && above.length > 0)
      joinAll(
        sets,
        [...below, ...above].map(({ plan }) => plan),
      )
  }
  const byName = groupByEach(theirs.placed, ({ folder }) => folder.names.map(nameOf(folder)))
  for (const { plan, folder } of own.placed)
    for (const up of folder.names.flatMap((names, index) =>
      pathsAtOrAbove(names).map((above) => nameOf(folder)(above, index)),
    ))
      for (const other of byName.get(up) ?? []) sets.join(plan, other.plan)
}

const nameOf =
  ({ isOnServer }: SingleFolder) =>
  (names: readonly string[], index: number): string =>
    [isOnServer, index, ...names].join('/')

const pathsAtOrAbove = (names: readonly string[]) =>
  Array.from({ length: names.length + 1 }, (_, depth) => names.slice(0, depth))

/** Separates plans for one folder each from plans that may be for any folder. */
function byFolders(plans: readonly Plan[]) {
  const each = plans.map((plan) => ({ plan, folder: singleFolderOf(plan.scope) }))
  return {
    placed: each.flatMap(({ plan, folder }) => (folder ? [{ plan, folder }] : [])),
    loose: each.filter(({ folder }) => !folder).map(({ plan }) => plan),
  }
}

function joinAll(sets: DisjointSets<Plan>, [first, ...rest]: readonly Plan[]): void {
  if (first) for (const plan of rest) sets.join(plan, first)
}

/** Whether the plan changes the section, or a person has to. */
export const needsChange = ({ scope, form, access, reason }: Plan): boolean =>
  reason !== undefined ||
  hasNewlyMatchingEnd(scope) ||
  form.kind === 'tree' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  // A Require in a guard that 2.4 skips must be written again, even if it is right.
  access.lines.some((line) => isAccessLineOf22(line) || (line.kind === 'require' && line.hiddenFrom24))

/** Whether the section's pattern has a `$`, which matches on 2.4 and never matched on 2.2. */
export const hasNewlyMatchingEnd = ({ kind, path }: Scope) => kind === 'pattern' && directoryPatternOn22(path) !== path
