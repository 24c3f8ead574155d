/** A list with at least one item. */
export type Group<Item> = [Item, ...Item[]]

export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Group<Item>> {
  const groups = new Map<Key, Group<Item>>()
  for (const item of items) addToGroup(groups, keyOf(item), item)
  return groups
}

/** The items grouped by key. An item is in the group of each key that `keysOf` returns for it. */
export function groupByEach<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => Iterable<Key>): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) for (const key of keysOf(item)) addToGroup(groups, key, item)
  return groups
}

export function addToGroup<Item, Key>(groups: Map<Key, Item[] | Group<Item>>, key: Key, item: Item): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

/** The number of items for each key, in the order in which the keys first appear. */
export function countByKey<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const item of items) {
    const key = keyOf(item)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
