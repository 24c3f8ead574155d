/**
 * Whether a path matches any of the globs, from its start or from any folder in it.
 * @throws Error with one sentence for a glob that is none
 */
export declare function globMatcher(globs: readonly string[]): (path: string) => boolean;
/** The same globs where only files are asked for: a folder stands for all that it holds. */
export declare const withFolders: (globs: readonly string[]) => string[];
