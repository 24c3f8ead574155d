import type { ConfigFile } from '../syntax/tree.js';
/** A copy of a tree of files, in which those that are configuration can be written anew. */
export interface Copy {
    /** The folder of the original that the copy stands for. */
    readonly base: string;
    /** The folder of the copy. */
    readonly root: string;
    /** Files of the copy by the real path of the original; a file under several names has several. */
    readonly files: ReadonlyMap<string, readonly string[]>;
}
/**
 * Copy files and folders as they lie below their common folder. Links within it stay links. Folders for logs and the like
 * stay empty, so that a server that is run on the copy writes nothing into the original; large files, which httpd only
 * reads, are links to it.
 * @param kept the real paths of files that must be there
 */
export declare function copyTree(paths: readonly string[], root: string, kept: readonly string[]): Copy;
/** Where the copy has a given path, which may be relative to the current folder; its own folder for a path beyond. */
export declare function copyOfPath({ base, root }: Copy, given: string): string;
/** The names that a file has in the copy; none where it is on no disk. */
export declare const copiesOf: ({ files }: Copy, { path }: Pick<ConfigFile, 'path'>) => readonly string[];
