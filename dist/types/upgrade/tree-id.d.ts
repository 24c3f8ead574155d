import type { Listing } from './listing.js';
import { type Move } from './renames.js';
/**
 * The id of the tree that a listing becomes when files get these blobs, and some of them other names. It tells without a
 * request whether a branch holds just that, and whether GitHub has made what it was asked for.
 * @param blobs by the paths of files in the listing
 */
export declare function treeWith(listing: Listing, blobs: ReadonlyMap<string, string>, moves?: readonly Move[]): string;
