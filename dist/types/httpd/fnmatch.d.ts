/** Whether a file name holds a wildcard (apr_fnmatch_test). */
export declare const isWild: (name: string) => boolean;
/**
 * Whether names match a wildcard pattern, as apr_fnmatch has it with APR_FNM_PERIOD: `*`, `?`, `[a-z]`, `[!a-z]`, and a
 * leading dot only where the pattern has one. Takes time in proportion to both lengths at worst, whatever the pattern.
 */
export declare function nameMatcher(pattern: string): (name: string) => boolean;
/**
 * Whether a pattern of `<Directory>` or `<Files>` matches a name, or one segment of a path: without APR_FNM_PERIOD, so that
 * a leading dot is a character as any other. What cannot be read for sure may match anything.
 */
export declare const matchesWild: (pattern: string, name: string) => boolean;
/**
 * A pattern with wild-cards as a regular expression; undefined where apr_fnmatch reads it in a way of its own: a backslash
 * quotes, `[` without an end is no wild-card, `[]a]` holds a bracket, and so on.
 * @param any what `?` stands for
 */
export declare function wildSource(pattern: string, any: string): string | undefined;
/** Whether it is known what a name or path with wild-cards matches. */
export declare const isWildReadable: (pattern: string) => boolean;
/** Whether the path of one folder fits, segment by segment, the beginning of another's. */
export declare function fitsPath(short: readonly string[], long: readonly string[]): boolean;
