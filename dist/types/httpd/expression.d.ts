/** Text that was plain in 2.2 and that 2.4 parses as a string expression (docs: expr.html; server/util_expr_scan.l). */
export interface Expression {
    /** The first thing that 2.4 would not leave as it is: `%{NAME}`, `$1`, or a backslash with what follows. */
    readonly text: string;
    /** A variable or function that 2.4 has not, so that the text is refused. */
    readonly unknown: boolean;
}
/**
 * What 2.4 would replace or refuse in this text; undefined where it stays as it is. A backslash before `\\`, `%` or `$` is
 * taken for an escape that was written for 2.4.
 */
export declare function expressionIn(text: string): Expression | undefined;
/**
 * What 2.4 takes for an escape in the words after a keyword of Require, and 2.2 took as it stands. Where its modules read word
 * by word two backslashes were one to 2.2 too (server/util.c, ap_getword_conf); names and filters of LDAP are handed on as
 * they are (mod_authnz_ldap.c).
 */
export declare function escapeOn24(keyword: string, words: string): string | undefined;
/** The text as an expression that 2.4 evaluates to what the text says. */
export declare const escapedForExpression: (text: string) => string;
/** Whether 2.4 has this between `%{` and `}`: the names are compared without regard to case; those of mod_ssl may be any. */
export declare const isKnownVariable: (body: string) => boolean;
