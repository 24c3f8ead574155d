/** The path without links, as far as it leads to something. */
export declare function pathWithoutLinks(path: string): string;
