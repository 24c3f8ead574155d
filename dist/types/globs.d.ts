/**
 * Whether a path matches any of the globs, from its start or from any folder in it.
 * @throws Error with one sentence for a glob that is none
 */
export declare function globMatcher(globs: readonly string[]): (path: string) => boolean;
