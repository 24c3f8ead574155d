import type { TreeEntry } from '../action/repository-calls.js';
/** Which files of a commit to read. */
export interface FileSelection {
    /** Those that are to be checked. */
    readonly checked: readonly TreeEntry[];
    /** The rest of the configuration, the likeliest to matter first. */
    readonly context: readonly TreeEntry[];
    /** Links with a name that would be configuration's. */
    readonly links: readonly TreeEntry[];
    /** To be checked, but larger than anything that people write, each or all together. */
    readonly tooLarge: readonly string[];
    /** The rest of the configuration that is as large, each by itself. */
    readonly tooLargeAround: readonly string[];
}
/** Requests for the files that are checked; what is checked out costs none. */
export declare const mostChecked = 400;
/** Sort what is worth reading. @param isChecked by path, among those that are wanted */
export declare function selectFiles(entries: readonly TreeEntry[], wanted: (path: string) => boolean, isChecked: (path: string) => boolean): FileSelection;
