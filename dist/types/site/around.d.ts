import { type ConfigFile, type Node, type Section } from '../syntax/tree.js';
/** Where the lines of one place count: in a section, in the folder of a `.htaccess` file, or everywhere. */
export type LinePlace = Section | ConfigFile | 'server';
/** The place of a line within its own file, guards looked through. */
export declare function placeAround(node: Node): LinePlace;
/** Whether what is said in one of these places counts for the line too, as far as its own file shows. */
export declare function isWithin(node: Node, places: ReadonlySet<LinePlace>): boolean;
/** The virtual host that a line stands in, within its own file; undefined for the main server. */
export declare function virtualHostAround(node: Node): Section | undefined;
