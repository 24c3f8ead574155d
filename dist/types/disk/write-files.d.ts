import type { Source } from './files.js';
import { type Trouble } from './troubles.js';
/** A new text for a file that was read. */
export interface NewText {
    readonly source: Source;
    readonly text: string;
}
export interface WriteOptions {
    /** The main files that are known; see unreadFolder. */
    readonly mains?: readonly string[];
    /** Told when the program is interrupted and has changed nothing. */
    readonly interrupted?: () => void;
    /** Told how many texts have been written, now and then. */
    readonly progress?: (texts: number) => void;
}
export interface FilesWritten {
    readonly written: readonly NewText[];
    readonly troubles: readonly Trouble[];
    /** What else is to be known, a sentence each. */
    readonly notes: readonly string[];
}
/**
 * Put the new texts in the place of the old ones: each is written elsewhere first, and takes its place in one step when all
 * have been written, so that a full disk or a stop half-way leaves every file whole. A program that is interrupted before
 * has changed nothing. A file that has changed since it was read is left alone.
 */
export declare function write(changes: readonly NewText[], { mains, interrupted, progress }?: WriteOptions): Promise<FilesWritten>;
/**
 * Write a file that need not be there yet, in one step: whoever reads it sees the old text or the new one, whole. What is
 * no plain file, such as /dev/stdout or a pipe, is written to as it is.
 * @throws what the system says where that cannot be done
 */
export declare function writeWhole(path: string, text: string | Uint8Array): void;
