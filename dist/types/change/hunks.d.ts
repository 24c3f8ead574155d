import type { Lines } from '../edit/line-changes.js';
/** What a pull request shows of one file, by the lines of the new file. */
export interface PatchHunks {
    /** The runs of lines that it shows; a comment must lie within one of them. */
    readonly hunks: readonly Lines[];
    /** The lines that it adds or rewrites. */
    readonly added: ReadonlySet<number>;
}
/** Read a patch as the API gives it: hunks without the header of the file. */
export declare function hunksOf(patch: string): PatchHunks;
/** Whether a comment may stand on these lines: both ends in one hunk. */
export declare const isInHunk: ({ hunks }: PatchHunks, { first, last }: Lines) => boolean;
