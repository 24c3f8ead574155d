import type { Listing } from './listing.js';
/**
 * The id of the tree that a listing becomes when files get these blobs. It tells without a request whether a branch holds
 * just that, and whether GitHub has made what it was asked for.
 * @param blobs by the paths of files in the listing
 */
export declare function treeWith({ tree, entries }: Listing, blobs: ReadonlyMap<string, string>): string;
