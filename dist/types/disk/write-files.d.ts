import type { Source } from './files.js';
import { type Trouble } from './troubles.js';
/** A new text for a file that was read. */
export interface NewText {
    readonly source: Source;
    readonly text: string;
}
/**
 * Put the new texts in the place of the old ones: each is written beside its file first, and takes its place in one step
 * when all have been written, so that a full disk or a stop half-way leaves every file whole.
 * A file that has changed since it was read is left alone.
 */
export declare function write(changes: readonly NewText[]): {
    written: NewText[];
    troubles: Trouble[];
};
/**
 * Write a file that need not be there yet, in one step: whoever reads it sees the old text or the new one, whole. What is
 * no plain file, such as /dev/stdout or a pipe, is written to as it is.
 * @throws what the system says where that cannot be done
 */
export declare function writeWhole(path: string, text: string | Uint8Array): void;
