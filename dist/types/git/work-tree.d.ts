/** Where we are in a repository, found without asking git. */
export interface WorkTree {
    /** The folder that git's own paths are told from. */
    readonly root: string;
    /** The path, from the current folder, of a file that git tells from the root. */
    shown(path: string): string;
    /** The other side of the merge that is going on, if one is. */
    readonly isMerging: boolean;
    /** A partial clone: git fetches a file when it is first asked for it, each by itself, and cannot without its remote. */
    readonly isPartial: boolean;
}
/** In a hook git says where we are: the current folder is the root unless GIT_WORK_TREE names another. */
export declare function workTree(): WorkTree;
