import type { Site } from '../site/site.js';
import { type Directive } from '../syntax/tree.js';
/** A Listen line that opens a port which another line, read whenever it is, opens too. */
export interface Repetition {
    readonly at: Directive;
    readonly other: Directive;
    /** It is one too many wherever its file is read from. */
    readonly everywhere: boolean;
}
/**
 * Listen lines of one configuration that name the same address and port, Includes followed. Of two that are read on the
 * same conditions the later one repeats; of others the one that has more conditions. Where neither includes the other's
 * conditions (`<IfModule mod_ssl.c>`, `<IfModule mod_gnutls.c>`), nothing repeats.
 */
export declare function repeatedListeners(site: Site): Repetition[];
