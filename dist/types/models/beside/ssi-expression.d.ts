/** What becomes of a condition of 2.2. */
export type Translation = 
/** 2.2 could not read it, or it is written for 2.4 already, or it means the same to both. */
{
    readonly kind: 'leave';
}
/**
 * In 2.4's words. `silent`: left as it is, 2.4 reads it without complaint, as something else. `access`: it asks whether a
 * page may be had (`-A`), which 2.2 did only with SSIAccessEnable on.
 */
 | {
    readonly kind: 'rewrite';
    readonly text: string;
    readonly silent: boolean;
    readonly access: boolean;
}
/** It means something else to 2.4 and is not put into its words here. */
 | {
    readonly kind: 'unknown';
    readonly silent: boolean;
};
/**
 * Translate a condition of mod_include into the grammar of ap_expr (util_expr_scan.l, util_expr_parse.y), where `v('NAME')` is
 * the variable NAME.
 * @param source the value of `expr`, without the quotes around it
 * @param quote the quotes to use for strings: not those around the value
 */
export declare function translate(source: string, quote: '"' | "'"): Translation;
