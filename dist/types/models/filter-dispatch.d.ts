/** A condition in 2.4's expressions that holds for the same answers as the two words of 2.2's FilterProvider. */
export interface Dispatch {
    readonly expression: string;
    /** 2.2 took a variable or header that is there but empty for one that is there; 2.4 does not. */
    readonly emptyDiffers: boolean;
}
/**
 * Translate what chose a filter in 2.2 (modules/filters/mod_filter.c, filter_provider and filter_lookup). Undefined where
 * no expression says the same: the handler, or text that no expression can hold.
 * @param source `resp=Name`, `req=Name`, `env=NAME`, `Name` or `handler`
 * @param match `word`, `$part`, `/regex/i`, `*`, `<n` and the like, `!` before it for the opposite
 */
export declare function dispatchIn24(source: string, match: string): Dispatch | undefined;
/** The expression as the third word of a FilterProvider line. */
export declare const expressionWord: ({ expression }: Dispatch) => string;
