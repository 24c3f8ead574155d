import type { Client } from './client.js';
/** Names a repository. No interface, for Octokit's parameters take none. */
export type RepositoryName = {
    readonly owner: string;
    readonly repo: string;
};
/** What stands at a path of a commit: a file, a link, a folder or a submodule. */
export interface TreeEntry {
    readonly path: string;
    /** As git writes it: `100644`, `100755`, `120000`, `040000`, `160000`. */
    readonly mode: string;
    readonly sha: string;
    /** In bytes; of files and links. */
    readonly size: number;
}
/** What a repository holds, a function for each kind of call. Errors are Octokit's. */
export type RepositoryCalls = ReturnType<typeof repositoryCalls>;
/** @param repo the repository that all of them ask about */
export declare function repositoryCalls({ rest }: Client, repo: RepositoryName): {
    /** The entries below a tree or a commit, all of them or those of the folder itself. */
    entries(sha: string, which: 'all' | 'own'): Promise<{
        entries: readonly TreeEntry[];
        isCut: boolean;
    }>;
    blob(sha: string): Promise<Uint8Array>;
    /** The text of a file of a commit; undefined where there is none. */
    textAt(path: string, ref: string): Promise<string | undefined>;
};
