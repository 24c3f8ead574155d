import { type Encoding } from './text.js';
import { type Trouble } from './troubles.js';
/** A file that was read, and all that is needed to write it back. */
export interface Source {
    /** As given or found, with forward slashes. */
    readonly path: string;
    readonly text: string;
    readonly encoding: Encoding;
    /** Named by the user, and not only found in a folder. */
    readonly named: boolean;
    /** It came from standard input, and is no file. */
    readonly input?: true;
}
export interface Reading {
    readonly sources: readonly Source[];
    /** Further names of the same file, such as `sites-enabled/x` for `sites-available/x`: link → path. */
    readonly links: ReadonlyMap<string, string>;
    readonly troubles: readonly Trouble[];
}
export interface ReadOptions {
    /** Which files of a folder to read, by path. Files that are named are always read. */
    readonly wanted: (path: string) => boolean;
    /** Which files and folders in a folder to pass over, by path. */
    readonly unwanted?: (path: string) => boolean;
    /** Told how many files have been read, now and then. */
    readonly progress?: (files: number) => void;
}
/** Read files and the configuration files of folders, each file once however many names lead to it. */
export declare function read(paths: readonly string[], options: ReadOptions): Reading;
/** Whether a walk through folders would never come to a file. */
export declare const isPassedOver: (path: string) => boolean;
/** A new text for a file that was read. */
export interface Change {
    readonly source: Source;
    readonly text: string;
}
/**
 * Put the new texts in the place of the old ones: each is written beside its file first, and takes its place in one step
 * when all have been written, so that a full disk or a stop half-way leaves every file whole.
 * A file that has changed since it was read is left alone.
 */
export declare function write(changes: readonly Change[]): {
    written: Change[];
    troubles: Trouble[];
};
/**
 * Write a file that need not be there yet, in one step: whoever reads it sees the old text or the new one, whole. What is
 * no plain file, such as /dev/stdout or a pipe, is written to as it is.
 * @throws what the system says where that cannot be done
 */
export declare function writeWhole(path: string, text: string | Uint8Array): void;
