import type { Hit } from './rule.js'

/** A filter that lets each hit through once: several servers may read the same lines, and then give the same hit. */
export function distinctHits(): (hit: Hit) => boolean {
  const told = new Map<Hit['at'], Set<string>>()
  return ({ at, message }) => {
    const messages = told.get(at) ?? new Set()
    if (messages.has(message)) return false
    told.set(at, messages.add(message))
    return true
  }
}
