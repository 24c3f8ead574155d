import type { Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/** Whether LoadModule names a module of 1.3 or 2.0 that has gone or has another name since. */
export declare const isModuleOfOldHttpd: (symbol: string) => boolean;
/**
 * The lines that 2.2 does not start with and 1.3 or 2.0 did, in the order of the table. What stands behind a guard may be there
 * for an old server besides the present one, and says nothing.
 */
export declare function linesOfOldHttpd(site: Site): readonly Directive[];
