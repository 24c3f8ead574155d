import type { Range, Version } from './tree.js';
/**
 * The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash.
 * httpd joins lines before it looks for comments, so a comment can be continued too; a NUL hides what follows it.
 * Where a line ends in two backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it
 * (server/util.c, ap_cfg_getline; 2.4: ap_cfg_getline_core).
 */
export declare function endOfLogicalLine(text: string, start: number, version: Version): number;
/** White space as C's isspace has it; a no-break space is none. */
export declare const isSpace: (code: number) => boolean;
/** A logical line as httpd sees it, and where each of its characters stands in the file. */
export interface Joined {
    readonly text: string;
    offset(at: number): number;
}
/**
 * Join a logical line, or its end from `start` on: continuations are cut out, a NUL ends it as it ends a C string, and
 * white space goes from both ends.
 * @param end where the logical line ends
 */
export declare function join(text: string, start: number, end: number): Joined;
/** The text of a logical line, or of its end from `start` on, as httpd sees it. */
export declare const joined: (text: string, { start, end }: Range) => string;
/** Where the first word of a logical line starts, or its end where there is none. */
export declare function skipIndent(text: string, start: number, end: number): number;
