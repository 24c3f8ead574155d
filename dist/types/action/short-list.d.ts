/** The first of many, and how many more there are. */
export declare const shortList: (paths: readonly string[]) => string;
