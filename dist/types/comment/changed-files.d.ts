import { type Tool } from '../base/tool.js';
import type { ListedFile, PullRequest, ReviewCalls } from './review-calls.js';
/** The files that a pull request changes, and what could not be found out of them, a sentence each. */
export interface PullChanges {
    readonly files: readonly ListedFile[];
    readonly notes: readonly string[];
}
/**
 * GitHub lists no more than 3,000 files of a pull request; the others are those in which the trees of its two ends differ.
 * Their lines it does not show, so they come without a patch.
 */
export declare function changedFiles(github: ReviewCalls, pull: PullRequest, tool: Tool): Promise<PullChanges>;
