import type { Plan } from '../plan.js'
import { type CouplingReason, couplingReasons } from './couplings.js'

/** How a section is coupled to the nearest section that a person must decide about. */
export interface PathToBlocker {
  readonly to: Plan
  /** The sections between these two. */
  readonly by: readonly Plan[]
  /** If no section is between them: why the two are coupled. */
  readonly tie: CouplingReason | undefined
}

const noPaths: ReadonlyMap<Plan, PathToBlocker> = new Map()

/** The most sections of a group. In larger groups, no paths are searched. */
const maxSearched = 300

/** For each section of a group: the path to the nearest section that a person must decide about. */
export function pathsToBlockers(group: readonly Plan[]): ReadonlyMap<Plan, PathToBlocker> {
  const culprits = group.filter(({ reason }) => reason)
  if (culprits.length === 0 || group.length > maxSearched) return noPaths
  const tieOf = couplingReasons(group)
  const ways = new Map<Plan, PathToBlocker>()
  const left = new Set(group.filter(({ reason }) => !reason))
  // The list grows during the loop, so the nearest sections come first.
  const found = [...culprits]
  for (const next of found)
    for (const plan of left) {
      const tie = tieOf(plan, next)
      if (!tie) continue
      const way = ways.get(next)
      ways.set(plan, way ? { to: way.to, by: [next, ...way.by], tie: undefined } : { to: next, by: [], tie })
      left.delete(plan)
      found.push(plan)
    }
  return ways
}
