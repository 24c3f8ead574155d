import type { TreeEntry } from '../action/repository-calls.js';
import type { GitData } from './git-data.js';
/** Everything in a commit, as far as GitHub lists it: folders stand before what is in them. */
export interface Listing {
    /** The id of the commit's tree. */
    readonly tree: string;
    readonly entries: readonly TreeEntry[];
    /** Folders that could not be looked into, for there are too many. */
    readonly unlisted: readonly string[];
}
/** List a tree; where GitHub cuts it short, folder by folder. */
export declare function listingOf(git: GitData, tree: string): Promise<Listing>;
