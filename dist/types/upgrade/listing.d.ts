import type { Entry, GitData } from './git-data.js';
/** Everything in a commit, as far as GitHub lists it: folders stand before what is in them. */
export interface Listing {
    /** The id of the commit's tree. */
    readonly tree: string;
    readonly entries: readonly Entry[];
    /** Folders that could not be looked into, for there are too many. */
    readonly unlisted: readonly string[];
}
/** Never configuration, and often the bulk of a repository; `read` in files.ts passes over them too. */
export declare const passedOver: ReadonlySet<string>;
/** List a tree; where GitHub cuts it short, folder by folder. */
export declare function listingOf(git: GitData, tree: string): Promise<Listing>;
export declare const nameOf: (path: string) => string;
export declare const folderOf: (path: string) => string;
