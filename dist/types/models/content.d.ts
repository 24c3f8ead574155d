import type { Server } from '../site/server-level.js';
import { type Site } from '../site/site.js';
import type { Directive, Section } from '../syntax/tree.js';
/** A folder that a server answers from. */
export interface Content {
    readonly path: string;
    /** The virtual host that serves it; undefined for the main server. */
    readonly host: Section | undefined;
    readonly at: Directive;
}
/**
 * The folders of DocumentRoot, Alias and the like, without those whose path is a variable or a template's. Those of many
 * hosts or users have a `%0` or `*` in their path, which a wild card fits.
 */
export declare function contentOf(site: Site, server: Server): Generator<Content>;
/**
 * The first folder that none of these lines holds for: at server level, or in a section around it. The lines behind one
 * that holds everywhere are not asked for.
 */
export declare function firstUncovered(site: Site, content: Iterable<Content>, lines: Iterable<Directive>): Content | undefined;
/** Whether a line holds for every folder of a server: at server level, or in a section for the root folder or all URLs. */
export declare const holdsEverywhere: (site: Site, line: Directive) => boolean;
