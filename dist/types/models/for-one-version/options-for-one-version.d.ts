import { type Site } from '../../site/site.js';
import { type Directive, type Version } from '../../syntax/tree.js';
/** A line that one version alone reads. */
export interface LineForOne {
    readonly at: Directive;
    readonly version: Version;
}
/**
 * The AllowOverride or Options lines of the server's own files that one version alone reads, where the other has no line of its
 * own for the same place.
 * @param key the directive, in lower case
 */
export declare const linesForOne: (site: Site, key: 'allowoverride' | 'options') => readonly LineForOne[];
/**
 * The lines of a login that one version alone reads, beside an AuthType or a Require that both read, or, in a section without a
 * Require, for those below it.
 */
export declare function loginsForOne(site: Site): readonly LineForOne[];
