import type { ConfigFile } from '../syntax/tree.js';
/** The names of files that httpd looks for in each folder that it answers from (server/core.c, AccessFileName). */
export declare function accessFileNames(files: readonly ConfigFile[]): ReadonlySet<string>;
/** The files, each of another such name than `.htaccess` as one of a folder. One that names it is the server's own. */
export declare function withAccessFiles(files: readonly ConfigFile[]): readonly ConfigFile[];
/** What a file is called, without its folder. */
export declare const lastName: ({ path }: ConfigFile) => string;
