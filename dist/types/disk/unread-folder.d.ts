/**
 * A folder where httpd reads nothing, on the disk of another one, for texts that are to take the place of files there: an
 * `Include` that names a folder reads every file in it and below, whatever its name, and a `.htaccess` lies where documents
 * are served. Two folders no Include can name, for with them httpd would not start: one that the server's main file lies in
 * or below, which would then include itself, and the one that git keeps its own files in. Where neither is above, it is the
 * folder for temporary files, or the outermost folder of the same disk that we may write to.
 * @param own the folder of the files
 * @param mains the main files that are known, by the names that the file system gives them
 * @returns undefined where we may write to no folder but that of the files
 */
export declare function unreadFolder(own: string, mains: readonly string[]): string | undefined;
