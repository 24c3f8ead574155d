/** The last name in a path of a commit. */
export declare const nameOf: (path: string) => string;
/** The folder that a path of a commit lies in; empty for the repository's own. */
export declare const parentOf: (path: string) => string;
