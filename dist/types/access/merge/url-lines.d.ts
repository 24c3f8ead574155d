import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
/** A line that bears on which folder a URL lies in, in one place that it is read from. */
export interface UrlLine {
    readonly at: Directive;
    /** It may be skipped although its server is there: for a guard, or by a template. */
    readonly maybe: boolean;
    /** Its words are those that httpd reads. */
    readonly literal: boolean;
}
/** The lines of these names by the virtual host that they stand in; undefined for the main server. */
export declare function linesByServer(site: Site, names: readonly string[]): ReadonlyMap<Section | undefined, readonly UrlLine[]>;
