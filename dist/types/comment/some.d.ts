/** The first of many, and how many more there are. */
export declare const some: (paths: readonly string[]) => string;
