import type { Client } from '../action/client.js';
import { type RepositoryName, type TreeEntry } from '../action/repository-calls.js';
/** A file of a new tree: its text, or a blob that is there already; null for one that is to go. */
export type NewEntry = Pick<TreeEntry, 'path' | 'mode'> & ({
    readonly content: string;
    readonly sha?: never;
} | {
    readonly sha: string | null;
    readonly content?: never;
});
export interface FoundCommit {
    readonly sha: string;
    readonly tree: string;
    readonly message: string;
    readonly isMerge: boolean;
}
/** What a branch has over another one. */
export interface Comparison {
    /** The first one first; of more than a hundred, so many. */
    readonly commits: readonly FoundCommit[];
    readonly count: number;
    /** The files that are otherwise, with the blobs that they have; of more than 300, so many. */
    readonly files: readonly Pick<TreeEntry, 'path' | 'sha'>[];
}
/** The repository's objects and branches, a function for each kind of call. Errors are Octokit's. */
export type GitData = ReturnType<typeof gitData>;
/** @param repo the repository that is upgraded */
export declare function gitData(client: Client, repo: RepositoryName): {
    entries(sha: string, which: 'all' | 'own'): Promise<{
        entries: readonly TreeEntry[];
        isCut: boolean;
    }>;
    blob(sha: string): Promise<Uint8Array>;
    textAt(path: string, ref: string): Promise<string | undefined>;
    defaultBranch: () => Promise<string>;
    /** The commit of a branch; undefined where there is no such branch. */
    tip: (branch: string) => Promise<string | undefined>;
    treeOf: (commit: string) => Promise<string>;
    createBlob(bytes: Uint8Array): Promise<string>;
    /** A tree like `base` but for these files. @returns its id */
    createTree(base: string, entries: readonly NewEntry[]): Promise<string>;
    /** Names neither author nor committer, so that GitHub writes the token's account and signs. @returns its id */
    createCommit: (message: string, tree: string, parent: string) => Promise<string>;
    /** Undefined where the two have no commit in common. */
    ahead(base: string, head: string): Promise<Comparison | undefined>;
    createBranch(branch: string, sha: string): Promise<void>;
    /** Wherever it was before. */
    moveBranch(branch: string, sha: string): Promise<void>;
    /** One that is gone already is as good. */
    deleteBranch(branch: string): Promise<void>;
};
