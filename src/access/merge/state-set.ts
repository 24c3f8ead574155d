/** A state as the walk sees it. Only its key matters: equal keys mean equal states. */
export interface StateWithKey {
  readonly key: string
}

/** The possible states of requests at one point of the walk. There are several if an earlier section may apply or not. */
export interface StateSet {
  readonly states: readonly StateWithKey[]
}

/** The effect of a section on a state. */
export type Step<Of = StateWithKey> = (state: Of) => Of

/**
 * Creates sets of states. Equal sets are one object, so that work on them is shared. Only `afterUncached` may create an
 * equal set again.
 */
export interface StateSets {
  of(states: Iterable<StateWithKey>): StateSet
  union(sets: Iterable<StateSet>): StateSet
  /** The set after a section that surely applies. */
  after(set: StateSet, step: Step): StateSet
  /** Like `after`, but without the cache, for a section that is visited once. */
  afterUncached(set: StateSet, step: Step): StateSet
  /** The set after a section that may apply or not. */
  maybeAfter(set: StateSet, step: Step): StateSet
}

/** For each set and each step: the set after the step. */
type Results = Map<StateSet, Map<Step, StateSet>>

function stepsOf(results: Results, set: StateSet): Map<Step, StateSet> {
  const known = results.get(set) ?? new Map<Step, StateSet>()
  results.set(set, known)
  return known
}

export function createStateSets(): StateSets {
  const known = new Map<string, StateSet>()
  const results: Results = new Map()
  const unsure: Results = new Map()
  const ofOne = (state: StateWithKey): StateSet => {
    const set = known.get(state.key) ?? { states: [state] }
    known.set(state.key, set)
    return set
  }
  const of = (states: Iterable<StateWithKey>): StateSet => {
    const byKey = new Map<string, StateWithKey>()
    for (const state of states) byKey.set(state.key, ofOne(state).states[0] ?? state)
    const key = [...byKey.keys()].sort().join('\n')
    const set = known.get(key) ?? { states: [...byKey.values()] }
    known.set(key, set)
    return set
  }
  const union = (sets: Iterable<StateSet>): StateSet => {
    const distinct = [...new Set(sets)]
    return distinct.length === 1 && distinct[0] ? distinct[0] : of(distinct.flatMap(({ states }) => states))
  }
  const after = (set: StateSet, step: Step): StateSet => {
    const found = results.get(set)?.get(step)
    if (found) return found
    const next = set.states.map(step)
    // A step that changes nothing is not stored.
    if (next.every((state, index) => state === set.states[index])) return set
    const result = of(next)
    stepsOf(results, set).set(step, result)
    return result
  }
  const afterAlone = (set: StateSet, step: Step): StateSet =>
    set.states.length === 1 ? { states: set.states.map(step) } : after(set, step)
  const maybeAfter = (set: StateSet, step: Step): StateSet => {
    const bySet = stepsOf(unsure, set)
    const result = bySet.get(step) ?? union([set, after(set, step)])
    bySet.set(step, result)
    return result
  }
  return { of, union, after, afterUncached: afterAlone, maybeAfter }
}

/** A state that computes its key on first use. Most states need a decision but never a key. */
export const withLazyKey = <Of extends StateWithKey>(state: Omit<Of, 'key'>, keyOf: (state: Of) => string): Of =>
  new LazilyKeyed(state, keyOf) as StateWithKey as Of

class LazilyKeyed<Of extends StateWithKey> implements StateWithKey {
  readonly #keyOf: (state: Of) => string
  #key: string | undefined
  constructor(state: Omit<Of, 'key'>, keyOf: (state: Of) => string) {
    this.#keyOf = keyOf
    Object.assign(this, state)
  }
  get key(): string {
    this.#key ??= this.#keyOf(this as StateWithKey as Of)
    return this.#key
  }
}
