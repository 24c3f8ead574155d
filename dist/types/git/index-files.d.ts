import { type FilesRead } from '../disk/files.js';
import type { Staged } from './staged.js';
/** The index read as a folder is: what is staged, and the configuration around it. */
export interface IndexFilesRead extends FilesRead {
    /** The paths of what is staged, as they are shown. */
    readonly checked: ReadonlySet<string>;
    /** How many files around them a partial clone has not fetched, so that they are not among these. */
    readonly unfetched: number;
}
/**
 * Read what is staged and its surroundings, all from the index: what lies in the work tree may be another text.
 * @param wanted whether a file is worth reading, by its path as it is shown
 * @throws GitError
 */
export declare function readIndexFiles(staged: Staged, wanted: (path: string) => boolean): IndexFilesRead;
