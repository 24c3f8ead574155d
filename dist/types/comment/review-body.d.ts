import type { Commit } from '../action/place-link.js';
import { type Tool } from '../base/tool.js';
import { type Conditions } from './conditions.js';
import type { Listed } from './review.js';
/** What the text above the comments says. */
export interface ReviewText {
    /** How many comments come with it. */
    readonly comments: number;
    readonly listed: readonly Listed[];
    /** What the run could not look at, a sentence each. */
    readonly notes: readonly string[];
    readonly commit: Commit;
    readonly tool: Tool;
    /** What must be true for several of the comments. */
    readonly conditions: Conditions;
    /** What the comments say, so that one run can be told from another. */
    readonly said: string;
    /** As the mark has it. */
    readonly scope: string;
}
/** The body of a review: what no comment can say is listed, with permanent links, the new lines and what to run. */
export declare function reviewBody(text: ReviewText): string;
/** Tells one list from another, whatever lines its findings have moved to. */
export declare const listPrint: ({ listed, notes }: Pick<ReviewText, 'listed' | 'notes'>) => string;
/** A review that was posted before. */
export interface PostedReview {
    readonly id: number;
    readonly body: string;
    readonly isOurs: boolean;
}
export type BodyStep = {
    readonly kind: 'none';
} | {
    readonly kind: 'post';
    readonly body: string;
    readonly outdated: readonly Update[];
} | {
    readonly kind: 'update';
    readonly updates: readonly Update[];
};
export interface Update {
    readonly id: number;
    readonly body: string;
}
/** A new review only for new comments, or for a first list; a list that has changed is changed where it stands. */
export declare function bodyStep(text: ReviewText, reviews: readonly PostedReview[]): BodyStep;
