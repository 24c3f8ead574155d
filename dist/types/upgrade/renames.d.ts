import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
import type { Listing } from './listing.js';
/** A file or link of the repository that gets another name. */
export interface Move {
    readonly from: string;
    readonly to: string;
    readonly mode: string;
    /** Its blob; of a file whose text changes too, the one before. */
    readonly sha: string;
    /** Of a link, where it leads from now on. */
    readonly target?: string;
}
export interface Renaming {
    readonly moves: readonly Move[];
    /** The files that 2.4 reads by it. */
    readonly files: ReadonlySet<ConfigFile>;
}
/**
 * The names under which Debian's 2.4 reads what it would leave out, where the settings say that it is the one to come. A site
 * that a link chooses gets its ending where one chooses from as well, for a2ensite knows no other.
 * @param targets what links hold, by their paths
 */
export declare function renamingOf(site: Site, listing: Listing, targets: ReadonlyMap<string, string>): Renaming;
/** A listing after files have got other names, as git keeps it: without folders that are empty by then. */
export declare function renamedIn(listing: Listing, moves: readonly Move[]): Listing;
