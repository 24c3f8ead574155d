import { temporaryFolder } from '../disk/temporary-folder.js';
/** A folder for the copies, which is removed however this program ends. */
export declare function scratchForCopies(): ReturnType<typeof temporaryFolder>;
