import type { Range, Version, Word } from './tree.js';
/**
 * The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash.
 * httpd joins lines before it looks for comments, so a comment can be continued too.
 * Where a line ends in two backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it
 * (server/util.c, ap_cfg_getline; 2.4: ap_cfg_getline_core).
 */
export declare function endOfLogicalLine(text: string, start: number, version: Version): number;
/** White space as C's isspace has it; a no-break space is none. */
export declare const isSpace: (code: number) => boolean;
/**
 * The words of a piece of a logical line, split as ap_getword_conf (server/util.c) splits them: a word may be quoted,
 * `\\` is one backslash, a quote inside an unquoted word is an ordinary character, and there are no comments at the
 * end of a line. A NUL ends the line, as it ends a C string.
 */
export declare function words(text: string, { start, end }: Range): Word[];
/** A logical line's text as httpd sees it: continuations joined, white space cut from both ends. */
export declare function joined(text: string, { start, end }: Range): string;
/** Whether the backslash at `at` continues the line. */
export declare function isSeam(text: string, at: number, end: number): boolean;
/** The end of the first word of a line, which starts at `first`: the name of a directive or of a section. */
export declare function endOfName(text: string, first: number, end: number): number;
/** What httpd takes the name between two offsets for, in lower case. */
export declare function keyOf(text: string, start: number, end: number): string;
