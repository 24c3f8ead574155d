import type { Scope } from './scope.js';
/** The beginning that all URLs of a location share, cut after a whole segment: `/a/b` for `/a/b/*` and for `^/a/b/c`. */
export declare function urlPrefix({ path, regex }: Pick<Scope, 'path' | 'regex'>): string;
/** The same where all URLs begin in one of several ways. */
export declare const urlPrefixes: (scope: Scope) => readonly string[];
/** Whether the first location applies wherever the second does: always, never, or to some of its URLs. */
export declare function urlCovers(first: Scope, second: Scope): 'always' | 'never' | 'maybe';
/** The expression that is true for the URLs of a location; undefined where it cannot be written plainly. */
export declare function urlExpression({ path, regex, at }: Scope): string | undefined;
/**
 * The tag of a section for those URLs of a location that lie in a folder; undefined where it cannot be written plainly.
 * @param url the URL of the folder
 */
export declare function locationWithin({ path, regex }: Scope, url: string): {
    readonly name: string;
    readonly path: string;
} | undefined;
