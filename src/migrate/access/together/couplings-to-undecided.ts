import type { Plan } from '../plan.js'
import { type CouplingReason, couplingReasonLookup } from './couplings.js'

/** How a section is coupled to the nearest section that a person must decide about. */
export interface CouplingToUndecided {
  readonly to: Plan
  /** The sections between these two. */
  readonly through: readonly Plan[]
  /** If no section is between them: why the two are coupled. */
  readonly why: CouplingReason | undefined
}

const noCouplings: ReadonlyMap<Plan, CouplingToUndecided> = new Map()

/** In groups with more sections than this, no couplings are searched. */
const maxSearched = 300

/** For each section of a group: its coupling to the nearest section that a person must decide about. */
export function couplingsToUndecided(group: readonly Plan[]): ReadonlyMap<Plan, CouplingToUndecided> {
  const undecided = group.filter(({ reason }) => reason)
  if (undecided.length === 0 || group.length > maxSearched) return noCouplings
  const reasonOf = couplingReasonLookup(group)
  const found = new Map<Plan, CouplingToUndecided>()
  const left = new Set(group.filter(({ reason }) => !reason))
  // The list grows during the loop: sections coupled to undecided ones directly come first, then those coupled through these.
  const reached = [...undecided]
  for (const next of reached)
    for (const plan of left) {
      const why = reasonOf(plan, next)
      if (!why) continue
      const further = found.get(next)
      const through = further ? [next, ...further.through] : []
      found.set(plan, { to: further?.to ?? next, through, why: further ? undefined : why })
      left.delete(plan)
      reached.push(plan)
    }
  return found
}
