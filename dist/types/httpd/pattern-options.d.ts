/** What may make a regular expression match other texts in 2.4 than in 2.2. */
export interface PatternOptions {
    /** 2.4 merges the slashes of a path before it looks at it (MergeSlashes). */
    readonly slashes: boolean;
    /** A `.` matches a line end (DOTALL). */
    readonly dotAll: boolean;
    /** A `$` does not match before a line end (DOLLAR_ENDONLY). */
    readonly dollarEnd: boolean;
}
/** Which of the changes may matter to a pattern; only where it is proved that one cannot, it is said not to. */
export declare function optionsThatMatter(pattern: string): PatternOptions;
