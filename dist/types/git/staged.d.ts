import { type IndexEntry } from './records.js';
import { type WorkTree } from './work-tree.js';
/** What is staged, by paths from the root of the work tree. */
export interface Staged {
    readonly tree: WorkTree;
    /** The files whose content the next commit would change. */
    readonly files: readonly IndexEntry[];
    /** Those of them that the user named in full. */
    readonly named: ReadonlySet<string>;
    /** Files with a conflict, which are neither the one nor the other. */
    readonly unmerged: readonly string[];
}
/**
 * Ask git what is staged. A file that a merge brings along just as the other side has it was committed there, and is not
 * of this commit's making. Without paths, all of the repository counts, whatever folder we are in, as for `git commit`.
 * @param paths files and folders, from the current folder, outside of which nothing counts
 * @throws GitError
 */
export declare function whatIsStaged(paths: readonly string[]): Staged;
