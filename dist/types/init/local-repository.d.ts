/** What `init` needs to know of a repository. Paths of files are from its root. */
export interface LocalRepository {
    readonly root: string;
    /** Where git looks for its hooks, from the root. */
    readonly hooks: string;
    /** Whether a remote of it is on GitHub, or it has workflows. */
    readonly isOnGitHub: boolean;
    /** The files of lint-staged's that are there. */
    readonly lintStaged: readonly string[];
    /** The program, as a hook of this clone starts it. A hook that everybody shares says `httpd-upgrade`. */
    readonly command: string;
    /** Whether npm has installed it here, so that hooks find it by its name. */
    readonly isInstalled: boolean;
    /** The text of a file, where there is one. */
    read(path: string): string | undefined;
}
/**
 * Look around in the repository that the current folder lies in.
 * @throws GitError where there is none
 */
export declare function localRepository(): LocalRepository;
