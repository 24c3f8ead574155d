import type { Wait } from '../action/client.js';
import type { Inputs } from '../action/inputs.js';
import type { Commit } from '../action/place-link.js';
import type { Tool } from '../base/tool.js';
import type { Review } from './review.js';
import type { PullRequest, ReviewCalls } from './review-calls.js';
import { type Sent } from './send-review.js';
import { type Tidied } from './tidy.js';
/** What to say on a pull request, and within what bounds. */
export interface ReviewToPost {
    readonly pull: PullRequest;
    readonly commit: Commit;
    readonly tool: Tool;
    readonly review: Review;
    readonly notes: readonly string[];
    readonly maxComments: number;
    readonly settled: Inputs['settled'];
    /** Tells the part of the repository that this run looks at from others. */
    readonly scope: string;
    /** Whether a file could not be looked at. */
    readonly isUnknown: (path: string) => boolean;
}
export interface Posted extends Tidied {
    readonly comments: number;
    readonly review: Sent | undefined;
}
/**
 * Bring the pull request up to date with what there is to say: at most one new review; comments that are settled go.
 * @throws NotPlaced where GitHub does not take the lines; else what Octokit throws
 */
export declare function post(github: ReviewCalls, message: ReviewToPost, wait: Wait): Promise<Posted>;
