import type { Inputs } from '../action/inputs.js';
import type { Draft } from './comment-text.js';
/** A thread of comments on the pull request, as it is now. */
export interface Thread {
    /** Of its first comment. */
    readonly id: number;
    /** Of the thread itself, as GraphQL has it. */
    readonly threadId: string;
    readonly body: string;
    /** The first comment was written with the token of this run. */
    readonly isOurs: boolean;
    readonly isResolved: boolean;
    /** Its lines have changed since, so that a suggestion in it cannot be taken any more. */
    readonly isOutdated: boolean;
    /** Somebody has answered. */
    readonly isAnswered: boolean;
    readonly path: string;
    /** The lines that it stands on now, from 1; undefined where there are none. */
    readonly first: number | undefined;
    readonly last: number | undefined;
}
/** What is left to do with the comments of a pull request. */
export interface CommentSteps {
    readonly post: readonly Draft[];
    readonly update: readonly {
        readonly id: number;
        readonly body: string;
    }[];
    /** Comments of ours that are settled, or that a new one stands for. */
    readonly remove: readonly number[];
    /** Threads of ours that are settled, where they are to be resolved. */
    readonly resolve: readonly Thread[];
    /** How many of our comments stay as they are. */
    readonly kept: number;
}
/**
 * Compare what there is to say with what was said. A thread that somebody resolved is said for good; one that somebody
 * answered is never taken away; what is not ours is not touched.
 * What a job for another part of the repository has said is said too, and is that job's to keep or to take away.
 */
export declare function commentSteps(drafts: readonly Draft[], threads: readonly Thread[], { isUnknown, settled, scope }: StepOptions): CommentSteps;
interface StepOptions {
    /** Whether a file could not be looked at, so that nothing of it can be called settled. */
    readonly isUnknown: (path: string) => boolean;
    /** What becomes of comments that are settled. */
    readonly settled: Inputs['settled'];
    /** The part of the repository that this run looks at. */
    readonly scope: string;
}
/** Whether nobody would miss it: what people have answered or resolved stays. */
export declare const isRemovable: ({ isAnswered, isResolved }: Thread) => boolean;
export {};
