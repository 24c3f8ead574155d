import type { Hit } from './rule.js'

/** Returns a filter that lets each hit through once. Several servers may read the same lines, and then give the same hit. */
export function distinctHitFilter(): (hit: Hit) => boolean {
  const told = new Map<Hit['at'], Set<string>>()
  return ({ at, message }) => {
    const messages = told.get(at) ?? new Set()
    if (messages.has(message)) return false
    told.set(at, messages.add(message))
    return true
  }
}
