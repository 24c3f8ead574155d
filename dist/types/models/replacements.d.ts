import { type Directive, type Word } from '../syntax/tree.js';
/** The text that a directive puts in the place of what its regular expression matches. */
export interface Replacement {
    readonly word: Word;
    /** The word's value is `before`, the replacement, `after`. */
    readonly before: string;
    readonly text: string;
    readonly after: string;
    /** Of Substitute: the regular expression, which `before` holds between delimiters. */
    readonly pattern?: string;
    /** 2.4's mod_headers reads escapes of its own before those of the replacement (mod_headers.c, parse_misc_string). */
    readonly escapedTwice: boolean;
}
/** The replacements of a line that 2.2 and 2.4 hand to ap_pregsub. RewriteRule has its own way. */
export declare function replacementsOf(line: Directive): Replacement[];
/** The directives that have any. */
export declare const replacing: readonly string[];
/**
 * What says in 2.4 what the text says in 2.2: `&` was the whole match, and a backslash stood for itself unless a `$` or
 * `&` followed (server/util.c, ap_pregsub: 2.2's regsub_core and 2.4's). A text in which nothing but pairs of backslashes
 * could be meant otherwise is taken to be 2.4's already.
 */
export declare function inTermsOf24({ text, escapedTwice }: Pick<Replacement, 'text' | 'escapedTwice'>): string;
/** What is written in 2.4 for the word of a line that holds the replacement, in quotes where that has them. */
export declare function wordIn24(at: Directive, found: Replacement): string;
/** Whether 2.2 puts the whole match somewhere. */
export declare const hasWholeMatch: (text: string) => boolean;
