import { type Fix } from '../edit/edit.js';
import type { Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/** What becomes of the line that asked for the level in 2.2's way. */
export type OldLine = 'goes' | 'stays';
/**
 * The fix that makes a module write at a level in the scope of a line: on the LogLevel line of that scope where there is
 * one, else beside the old line. A LogLevel that names a module only leaves the level of all others as it is.
 */
export declare function moduleLevelFix(site: Site, at: Directive, module: string, level: string, oldLine: OldLine): Fix;
