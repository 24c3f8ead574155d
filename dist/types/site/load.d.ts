import { parse } from '../syntax/parse.js';
import type { ConfigFile } from '../syntax/tree.js';
import { type Site, type SiteOptions } from './site.js';
/** A text that was read, wherever from. */
export interface Text {
    /** As it is to be shown, with forward slashes. */
    readonly path: string;
    readonly text: string;
    /** Named by the user, and not only found by its name: then it is configuration, whatever it looks like. */
    readonly named: boolean;
    /** httpd reads it: then it is, too. */
    readonly isRead?: true;
}
/**
 * Sort texts into the configuration, what goes with it (scripts, pages) and what is of no concern, and bring them together.
 * Pure; also says which text each file was.
 * @param read makes a tree of a text, for whoever may have made it before
 */
export declare function load<T extends Text>(texts: readonly T[], options?: SiteOptions, read?: typeof parse): {
    site: Site;
    sources: ReadonlyMap<ConfigFile, T>;
};
