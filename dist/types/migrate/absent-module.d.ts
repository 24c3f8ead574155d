import { type TargetModules } from '../httpd/target-modules.js';
import type { Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/** What is to be said of a LoadModule line whose file 2.4 is not known to have. */
export interface Absence {
    /** Without its full stop; undefined where the file may be there all the same. */
    readonly what: string | undefined;
    /** How to do without the module, as the end of a sentence; empty where that is not plain. */
    readonly without: string;
}
/** Undefined where nothing is known, or the line may never be read: nothing stops 2.4 then. */
export declare function absence(site: Site, at: Directive): Absence | undefined;
/** Whether 2.4 has the file that a LoadModule line loads; undefined where that is not known, as of a file in another folder. */
export declare function isFileThere(target: TargetModules | undefined, at: Directive): boolean | undefined;
