/** Whether a file name holds a wildcard (apr_fnmatch_test). */
export declare const isWild: (name: string) => boolean;
/**
 * Whether names match a wildcard pattern, as apr_fnmatch has it with APR_FNM_PERIOD: `*`, `?`, `[a-z]`, `[!a-z]`, and a
 * leading dot only where the pattern has one. Takes time in proportion to both lengths at worst, whatever the pattern.
 */
export declare function nameMatcher(pattern: string): (name: string) => boolean;
