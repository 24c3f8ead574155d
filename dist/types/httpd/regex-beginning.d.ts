/**
 * What every text begins with that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. '' where that cannot be told,
 * as for one without `^` or with alternatives. Slashes one after another count as one.
 */
export declare function beginningOfMatches(pattern: string): string;
/** The same where a plain group of plain words follows: `/a` and `/b` for `^/(a|b)/`. Never empty. */
export declare function beginningsOfMatches(pattern: string): readonly string[];
