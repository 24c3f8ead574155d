/** Things that are joined into groups. */
export interface DisjointSets<T> {
    join(a: T, b: T): void;
    /** The groups of these things, in their order. */
    groups(items: readonly T[]): readonly (readonly T[])[];
}
export declare function disjointSets<T>(): DisjointSets<T>;
