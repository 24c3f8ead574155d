import { type Folder } from './folder-tree.js';
import type { Merge } from './merge.js';
import { type Scope } from './scope.js';
/** The folders after all directory sections and .htaccess files are merged. */
export interface Folders {
    /** Those that something is said of, and all above them; in each list the shortest paths first. */
    readonly all: readonly Folder[];
    /** Those alone that something is said of. */
    readonly named: readonly Folder[];
    readonly wild: readonly Folder[];
    /** What paths with wild-cards match at the URLs of locations, by path: beside the tree. */
    readonly atUrls: ReadonlyMap<string, Folder>;
}
/**
 * Merge `<Directory>` sections without regular expression, and .htaccess files, from the root down: for paths of the same
 * length in the order of the configuration, the main server's first.
 */
export declare function directoryPhase(merge: Merge, scopes: readonly Scope[]): Folders;
