/** A path as the file system names it, links followed; of what is not there, the absolute path. */
export declare function realPath(path: string): string;
