import type { TreeEntry } from '../action/repository-calls.js';
/** A file worth reading, and the names that lead to it. */
export interface NamedFile {
    /** The name that it is known by: its own, unless only a link's name is one of configuration. */
    readonly path: string;
    /** Where it is: what is changed. */
    readonly entry: TreeEntry;
}
export interface NamedFiles {
    readonly files: readonly NamedFile[];
    /** Further names of these files: link → `path`. */
    readonly links: ReadonlyMap<string, string>;
}
/**
 * The files that `httpd-upgrade .` reads in a checkout, in the order in which it does: see `read` in disk/files.ts. Links are
 * followed to files and folders of the repository.
 * @param targets what links hold, by their paths; a link that is not in it leads nowhere
 */
export declare function namedFiles(entries: readonly TreeEntry[], targets: ReadonlyMap<string, string>, wanted: (path: string) => boolean): NamedFiles;
