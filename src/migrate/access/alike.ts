import type { Plan } from './plan.js'

/** What is said of plans that are alike, worked out for the first of them. */
export function saidOnce<Said>(ask: (plan: Plan) => Said): (plan: Plan) => Said {
  const known = new WeakMap<Plan['alike'], { readonly said: Said }>()
  return (plan) => {
    const found = known.get(plan.alike) ?? { said: ask(plan) }
    known.set(plan.alike, found)
    return found.said
  }
}
