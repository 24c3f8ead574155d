import type { Wait } from '../action/client.js';
import type { CommentAt, PullRequest, ReviewCalls } from './review-calls.js';
/** A review that is to be sent, and to which pull request. */
export interface Sending {
    readonly github: ReviewCalls;
    readonly pull: PullRequest;
    readonly account: number;
    readonly body: string;
    readonly comments: readonly CommentAt[];
    readonly wait: Wait;
}
/** A review that GitHub has. */
export type Sent = {
    readonly id: number;
    readonly url: string;
};
/** GitHub refuses one of the comments and does not say which. */
export declare class NotPlaced extends Error {
    readonly comments: readonly CommentAt[];
    constructor(message: string, comments: readonly CommentAt[]);
}
/**
 * Send the review; once more where that can do no harm.
 * @throws NotPlaced where GitHub does not take the lines; else what Octokit throws
 */
export declare function sendReview(sending: Sending): Promise<Sent>;
