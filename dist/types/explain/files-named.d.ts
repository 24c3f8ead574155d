import { type Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
export interface GivenFiles {
    readonly site: Site;
    /** Further names of given files: link → path. */
    readonly links?: ReadonlyMap<string, string>;
}
/**
 * The given files that a path of the server means. The two lie in different places, so they are compared from their
 * ends, as Includes are: those are meant whose path is the end of it (or the other way round), the longest; else those that
 * share the longest end with it. A name alone does not tell one .htaccess from another.
 */
export declare function filesNamed({ site, links }: GivenFiles, path: string): readonly ConfigFile[];
/** The names in a path, of whatever system. */
export declare const pathNames: (path: string) => string[];
/** How many names at their ends two paths share, and whether one of them ends there. */
export declare function commonEnd(a: readonly string[], b: readonly string[]): {
    length: number;
    whole: boolean;
};
