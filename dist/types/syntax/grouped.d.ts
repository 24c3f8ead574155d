/** The items by what `keyOf` says of each, in their order. */
export declare function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]>;
