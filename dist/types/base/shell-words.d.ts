/** Words as a POSIX shell takes them for the very same: what it could read otherwise is in quotes. */
export declare const shellWords: (words: readonly string[]) => string;
/** Paths of files as words, none of which a command can take for an option. */
export declare const shellPaths: (paths: readonly string[]) => string;
/** The path of a file, as no command can take it for an option. */
export declare const pathWord: (path: string) => string;
