import type { Site } from '../site/site.js';
import { type Directive, type Range } from '../syntax/tree.js';
/** The path of a module, or the beginning of one, as FreeBSD's 2.4 has it; any other path as it is. */
export declare const moduleFolderOf24: (path: string) => string;
/** Where a LoadModule line says the version, if it loads a module of FreeBSD's 2.2. */
export declare function versionInFolder(line: Directive): Range | undefined;
/** The lines that read files of FreeBSD's 2.2, which its 2.4 does not bring. */
export declare const linesOfFreeBsd22: (site: Site) => readonly Directive[];
