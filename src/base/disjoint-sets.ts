import { groupBy } from './group-by.js'

/** A union-find structure: joins items into groups. */
export interface DisjointSets<T> {
  join(a: T, b: T): void
  /** The groups of these items, in the order of their first items. */
  groups(items: readonly T[]): readonly (readonly T[])[]
}

export function disjointSets<T>(): DisjointSets<T> {
  const leaders = new Map<T, T>()
  const find = (item: T): T => {
    let top = item
    for (let next = leaders.get(top); next !== undefined; next = leaders.get(top)) top = next
    for (let at = item; at !== top; ) {
      const next = leaders.get(at) as T
      leaders.set(at, top)
      at = next
    }
    return top
  }
  const join = (a: T, b: T) => {
    const [one, other] = [find(a), find(b)]
    if (one !== other) leaders.set(one, other)
  }
  const groups = (items: readonly T[]): T[][] => [...groupBy(items, find).values()]
  return { join, groups }
}
