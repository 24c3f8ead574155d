import type { Directive, Section } from '../syntax/tree.js';
import { type Site } from './site.js';
/** A directive at a moment of httpd's reading, and the conditions on which it is read. */
export interface ReadDirective {
    readonly at: Directive;
    /** What the guards around it ask, in one spelling; guards that always hold are left out. */
    readonly conditions: readonly string[];
    /** The sections around it that are no guards. */
    readonly inside: readonly Section[];
}
/**
 * The directives of each configuration among the given files, in the order in which 2.4 reads them, Includes followed.
 * A configuration begins with a file that no other one includes. `.htaccess` files have no part in it.
 */
export declare function configurations(site: Site): Generator<Iterable<ReadDirective>>;
