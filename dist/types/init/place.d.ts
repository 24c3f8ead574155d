/** What `init` needs to know of a repository. Paths of files are from its root. */
export interface Place {
    readonly root: string;
    /** Where git looks for its hooks, from the root. */
    readonly hooks: string;
    /** Whether a remote of it is on GitHub, or it has workflows. */
    readonly isOnGitHub: boolean;
    /** The files of lint-staged's that are there. */
    readonly lintStaged: readonly string[];
    /** The program, as a hook of this clone starts it. */
    readonly command: string;
    /** The same for a hook that everybody shares: that of husky finds what npm installed. */
    readonly sharedCommand: string;
    /** The text of a file, where there is one. */
    read(path: string): string | undefined;
}
/**
 * Look around in the repository that the current folder lies in.
 * @throws GitError where there is none
 */
export declare function placeHere(): Promise<Place>;
