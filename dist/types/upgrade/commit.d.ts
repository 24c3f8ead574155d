import type { FoundCommit, GitData } from './git-data.js';
import type { PlannedCommit } from './proposal.js';
/** Where commits begin. */
interface Start {
    readonly commit: string;
    readonly tree: string;
}
/** Write the commits one upon the other; no branch holds them yet. @returns the last one's id */
export declare function writeCommits(git: GitData, commits: readonly PlannedCommit[], start: Start): Promise<string>;
/** Whether a commit was made here, and nobody has changed what it holds. */
export declare const isOurCommit: ({ message, tree }: FoundCommit) => boolean;
export {};
