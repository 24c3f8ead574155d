import { type Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/** A LoadModule line that the server of today reads, or may read. */
export interface Loading {
    readonly line: Directive;
    /** For a condition that cannot be seen it may be skipped, or another line may come before it. */
    readonly maybe: boolean;
}
/** The LoadModule lines in the order in which the server of today reads them, Includes followed, skipped branches left out. */
export declare function loadingOrder(site: Site): readonly Loading[];
