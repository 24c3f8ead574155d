import type { Reading } from '../files.js';
import { type Entry } from './records.js';
import type { Staged } from './staged.js';
/** The index read as a folder is: what is staged, and the configuration around it. */
export interface IndexReading extends Reading {
    /** The paths of what is staged, as they are shown. */
    readonly checked: ReadonlySet<string>;
}
/** Reads the index for whoever knows by then which files are worth reading, by their paths as they are shown. */
export type IndexReader = (wanted: (path: string) => boolean) => Promise<IndexReading>;
/** All that is in the index. Throws GitError. */
export declare function listIndex(signal: AbortSignal): Promise<readonly Entry[]>;
/**
 * Read what is staged and its surroundings, all from the index: what lies in the work tree may be another text. git starts
 * at once, while the caller has other things to do. The reader throws GitError.
 */
export declare function indexReader(staged: Staged, listed: Promise<readonly Entry[]>, signal: AbortSignal): IndexReader;
