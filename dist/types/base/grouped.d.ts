/** Items that have something in common: one at least. */
export type Group<Item> = [Item, ...Item[]];
/** The items by what `keyOf` says of each, in their order. */
export declare function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Group<Item>>;
/** The items under each of the keys that `keysOf` gives them. */
export declare function groupedByEach<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => Iterable<Key>): Map<Key, Item[]>;
/** How many items there are of each key, in the order of the first of each. */
export declare function countedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number>;
