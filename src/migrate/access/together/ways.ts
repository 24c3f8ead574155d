import type { Plan } from '../plan.js'
import { type Tie, tiesIn } from './ties.js'

/** How a section is coupled to the nearest section that a person must decide. */
export interface Way {
  readonly to: Plan
  /** The sections between them. */
  readonly by: readonly Plan[]
  /** If there are none, why the two are coupled. */
  readonly tie: Tie | undefined
}

const noWays: ReadonlyMap<Plan, Way> = new Map()

/** In larger groups, no paths are searched. */
const mostSearched = 300

/** For each section of a group: the path to the nearest section that a person must decide. */
export function waysIn(group: readonly Plan[]): ReadonlyMap<Plan, Way> {
  const culprits = group.filter(({ reason }) => reason)
  if (culprits.length === 0 || group.length > mostSearched) return noWays
  const tieOf = tiesIn(group)
  const ways = new Map<Plan, Way>()
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
