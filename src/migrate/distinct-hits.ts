import type { Hit } from './rule.js'

/** Tells of each hit whether it is the first that says this of its place: several servers may read the same lines. */
export function distinctHits(): (hit: Hit) => boolean {
  const told = new Map<Hit['at'], Set<string>>()
  return ({ at, message }) => {
    const messages = told.get(at) ?? new Set()
    if (messages.has(message)) return false
    told.set(at, messages.add(message))
    return true
  }
}
