import { type CommentSteps } from './comment-steps.js';
import type { BodyStep } from './review-body.js';
import type { PullRequest, ReviewCalls } from './review-calls.js';
/** What became of what earlier runs have said. */
export interface Tidied {
    readonly updated: number;
    readonly removed: number;
    readonly resolved: number;
    /** What did not work and does no harm, a sentence each. */
    readonly warnings: readonly string[];
}
/** What became of it where nothing was to be done. */
export declare const nothingTidied: Tidied;
/**
 * Bring what earlier runs have said up to date. What fails is a warning; the next run finds the same to do.
 * @throws where nothing was posted and nothing may be written at all
 */
export declare function tidy(github: ReviewCalls, pull: PullRequest, steps: CommentSteps, body: BodyStep): Promise<Tidied>;
