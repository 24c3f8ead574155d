/**
 * A path as the file system names it, links followed. Node's own way takes `..` in what a link holds for the folder above by
 * the text, before it follows the links on the way, and so finds nothing where the system finds a file; on Windows it is the
 * one that keeps the letters of drives.
 * @throws the file system's error where nothing is there
 */
export declare const followLinks: (path: string) => string;
/** The same; of what is not there, the absolute path. */
export declare function realPath(path: string): string;
