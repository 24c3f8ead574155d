import type { ConfigFile, Directive } from '../syntax/tree.js';
import { type MainFile } from './main-file.js';
import { type Site } from './site.js';
/** One server among the given files: its main file, and all files that it reads. */
export interface Server extends MainFile {
    readonly files: ReadonlySet<ConfigFile>;
    /** Those of them that it reads when it starts: all but `.htaccess` files. */
    readonly startFiles: ReadonlySet<ConfigFile>;
}
/** The servers that run 2.2 today, for whom another default of 2.4 makes a difference. */
export declare const serversOn22: (site: Site) => readonly Server[];
/** What a model makes of one of these servers, worked out once however many rules ask. The model must be pure. */
export declare function oncePerServer<T>(site: Site, server: Server, model: (site: Site, server: Server) => T): T;
/** The lines of these names that a server reads when it starts. */
export declare const startLines: (site: Site, server: Server, ...names: string[]) => readonly Directive[];
/** Those of them that stand at server level, whatever guards are around them. */
export declare const serverLines: (site: Site, server: Server, ...names: string[]) => readonly Directive[];
/**
 * Whether all that the server reads when it starts is among the given files, so that what they do not say is not said: a
 * pattern in an Include may read more on the server than here.
 */
export declare const isWhole: (site: Site, server: Server) => boolean;
/** What must be true for a fix that adds a directive which nothing among the given files sets; for several, of all of them. */
export declare const unseenAssumption: (...names: readonly [string, ...string[]]) => string;
/** The directive that such a sentence is about; undefined for another sentence. */
export declare const unseenName: (assumption: string) => string | undefined;
/**
 * The line of the main file beside which another server-level line fits best: the last one of the first of these names
 * that occurs at server level, else of the names that usually stand among such lines.
 */
export declare function lineBeside(site: Site, server: Server, ...related: string[]): Directive;
