/** What `-z` prints: the records, without the NUL behind each. A name that is not UTF-8 does no harm to the others. */
export declare function recordsOf(bytes: Uint8Array): string[];
/** A file as git keeps it. Paths are from the root of the work tree. */
export interface IndexEntry {
    readonly path: string;
    /** As in a tree: `100644`, `120000` for a link, `160000` for a submodule. */
    readonly mode: string;
    readonly sha: string;
}
export declare const isFile: ({ mode }: IndexEntry) => boolean;
export declare const isLink: ({ mode }: IndexEntry) => boolean;
/** What `git diff --raw -z --no-renames --no-abbrev` tells of the newer side. */
export interface Difference {
    /** Files, links and submodules that are there now with other content than before. */
    readonly entries: readonly IndexEntry[];
    /** Paths with a conflict that nobody has resolved yet. */
    readonly unmerged: readonly string[];
    /** Paths of what is there no more. */
    readonly deleted: readonly string[];
}
export declare function readDifference(bytes: Uint8Array): Difference;
/** What `git ls-files --stage -z` tells. Of a file with a conflict our side is taken. */
export declare function readIndex(bytes: Uint8Array): IndexEntry[];
