import type { Plan } from '../plan.js'
import { type Tie, tiesIn } from './ties.js'

/** How a section is tied to the nearest of those that a person must decide. */
export interface Way {
  readonly to: Plan
  /** Those between them. */
  readonly by: readonly Plan[]
  /** Where there are none, what ties the two. */
  readonly tie: Tie | undefined
}

const noWays: ReadonlyMap<Plan, Way> = new Map()

/** More sections than these are not searched for ways. */
const mostSearched = 300

/** The way of each section of a group that changes at once to the nearest that a person must decide. */
export function waysIn(group: readonly Plan[]): ReadonlyMap<Plan, Way> {
  const culprits = group.filter(({ reason }) => reason)
  if (culprits.length === 0 || group.length > mostSearched) return noWays
  const tieOf = tiesIn(group)
  const ways = new Map<Plan, Way>()
  const left = new Set(group.filter(({ reason }) => !reason))
  // A list that grows while it is walked: the nearest come first.
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
