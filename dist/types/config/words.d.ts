import type { Word } from './tree.js';
/** The name and the arguments of a logical line. Offsets are those of the file. */
export interface Command {
    readonly name: Word;
    readonly args: readonly Word[];
}
/**
 * A logical line as ap_build_config_sub (server/config.c) takes it apart. Words are cut as by ap_getword_conf
 * (server/util.c): a word may be quoted, `\\` is one backslash, a quote inside an unquoted word is an ordinary
 * character, and there are no comments at the end of a line. `Name>` is read as `Name`.
 */
export declare function directiveAt(text: string, first: number, end: number): Command;
/** An opening tag; its name comes without the `<`. */
export interface Tag extends Command {
    /** Whether httpd finds the `>` that it looks for. */
    readonly closed: boolean;
}
/**
 * The opening tag whose `<` is at `first`. What it says ends at the last `>` of the line, after which nothing is read
 * (server/core.c, dirsection and its like); a tag that is but a name needs none (server/config.c, ap_build_config_sub).
 */
export declare function tagAt(text: string, first: number, end: number): Tag;
/**
 * The end of the name that starts at `first`, where it is what it seems: -1 where it is quoted, escaped or continued, or
 * a NUL ends it.
 */
export declare function endOfPlainName(text: string, first: number, end: number): number;
