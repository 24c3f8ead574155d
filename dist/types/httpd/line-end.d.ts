/**
 * Whether a `$` of the pattern could match before a last line break in 2.2 and cannot in 2.4 (AP_REG_DOLLAR_ENDONLY, since
 * 2.4.30). Not where what stands before it takes the line break in, nor in multi-line mode, where both match.
 */
export declare const endsLineIn22: (pattern: string) => boolean;
/** The same pattern with `\Z` in their place, which matches there in both versions (PCRE, "Simple assertions"). */
export declare const withLineEnds: (pattern: string) => string;
