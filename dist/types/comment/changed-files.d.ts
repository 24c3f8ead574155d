import type { GitHub, ListedFile, PullRequest } from './github.js';
/** The files that a pull request changes, and what could not be found out of them, a sentence each. */
export interface Changed {
    readonly files: readonly ListedFile[];
    readonly notes: readonly string[];
}
/**
 * GitHub lists no more than 3,000 files of a pull request; the others are those in which the trees of its two ends differ.
 * Their lines it does not show, so they come without a patch.
 */
export declare function changedFiles(github: GitHub, pull: PullRequest): Promise<Changed>;
