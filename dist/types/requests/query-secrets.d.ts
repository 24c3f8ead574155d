/** A query string without what could be a secret: the values of names that say so, and what looks made up by a machine. */
export declare function withoutQuerySecrets(path: string): string;
