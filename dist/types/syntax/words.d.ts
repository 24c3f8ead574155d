import type { Word } from './tree.js';
/**
 * The name of a logical line as ap_build_config_sub (server/config.c) takes it apart; offsets are those of the file. Words
 * are cut as by ap_getword_conf (server/util.c): a word may be quoted, `\\` is one backslash, a quote inside an unquoted
 * word is an ordinary character, and there are no comments at the end of a line. `Name>` is read as `Name`.
 */
export declare function nameAt(text: string, first: number, end: number): Word;
/** The words behind the name. Hardly anybody asks for both. */
export declare function argsAt(text: string, first: number, end: number): Word[];
/** The name of the opening tag whose `<` is at `first`, without the `<`. */
export declare const tagNameAt: (text: string, first: number, end: number) => Word;
/**
 * What an opening tag says: it ends at the last `>` of the line, after which nothing is read (server/core.c, dirsection and
 * its like).
 */
export declare function tagArgsAt(text: string, first: number, end: number): Word[];
/** Whether httpd finds the `>` that it looks for in an opening tag. One that is but a name needs none (server/config.c, ap_build_config_sub). */
export declare function isTagClosed(text: string, first: number, end: number): boolean;
/**
 * The end of the name that starts at `first`, where it is what it seems: -1 where it is quoted, escaped or continued, or
 * a NUL ends it.
 */
export declare function endOfPlainName(text: string, first: number, end: number): number;
