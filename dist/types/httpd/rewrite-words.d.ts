import type { Directive } from '../syntax/tree.js';
/** The arguments of a RewriteCond or RewriteRule as mod_rewrite takes them, quotes off and backslashes kept. */
export interface RewriteWords {
    readonly first: string;
    readonly second: string;
    readonly flags: string | undefined;
}
/**
 * mod_rewrite cuts its lines itself (mod_rewrite.c, parseargline): a backslash before a blank keeps the blank in the
 * word, and no other backslash means anything. Undefined where a word is missing.
 */
export declare function rewriteWords(node: Directive): RewriteWords | undefined;
