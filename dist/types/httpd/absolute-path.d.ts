/** As httpd takes a path, on whatever system it runs: from the root, or from a drive. */
export declare const isAbsolute: (path: string) => boolean;
