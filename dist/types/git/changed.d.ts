import { type PatchHunks } from '../change/hunks.js';
export { GitError } from './git.js';
/**
 * What has changed since a commit: of each changed file the lines, or `whole` for one that git does not know yet.
 * @throws GitError for a file outside of the repository, of which git cannot say
 */
export type ChangedLines = (path: string) => PatchHunks | 'whole' | undefined;
/**
 * The lines changed since our history parted from that of a commit or branch.
 * @param where whether to look at the files on disk or at what is staged
 * @returns by path from the current folder
 * @throws GitError
 */
export declare function changedSince(base: string, where: 'disk' | 'index'): ChangedLines;
/** The hunks of each file that a patch leaves, by its path. */
export declare function readPatch(patch: Uint8Array): Map<string, PatchHunks>;
