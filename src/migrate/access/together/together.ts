import type { Scope } from '../../../access/merge/scope.js'
import { isForOldAlone, isOld } from '../../../access/read/access-lines.js'
import { type DisjointSets, disjointSets } from '../../../base/disjoint-sets.js'
import { grouped, groupedByEach } from '../../../base/grouped.js'
import { withoutEnd } from '../../../httpd/end-anchor.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { isOneFolder } from '../one-request.js'
import type { Plan } from '../plan.js'
import { hostsBefore, isSilent, plansByHost } from './silent.js'
import { type Bond, bonds } from './ties.js'

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
  return sets.groups(moving)
}

function joinPairs(sets: DisjointSets<Plan>, some: readonly Plan[], others: readonly Plan[], when: Bond['when']): void {
  // So many pairs are not worth telling apart.
  if (some.length * others.length > 4_000_000)
    for (const plan of [...some, ...others]) sets.join(plan, others[0] ?? plan)
  else
    for (const plan of some) for (const other of others) if (other !== plan && when(plan, other)) sets.join(plan, other)
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

/** Whether the plan asks for a change, or should. */
export const changes = ({ scope, form, access, reason }: Plan): boolean =>
  reason !== undefined ||
  hasEnd(scope) ||
  form.kind === 'tree' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  // A Require in a guard that 2.4 skips does not stay as written, though it says the same.
  access.lines.some((line) => isOld(line) || (line.kind === 'require' && isForOldAlone(line)))

/** Whether 2.4 matches the end of its pattern, which 2.2 never did. */
export const hasEnd = ({ kind, path }: Scope) => kind === 'pattern' && withoutEnd(path) !== path
