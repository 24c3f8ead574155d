import type { CommentAt } from './review-calls.js';
/**
 * Of comments that GitHub does not take together, those that it does not take: by halves, for it names none.
 * What is still in doubt after so many questions is among them.
 * @param isTaken whether GitHub takes these
 */
export declare function refusedAmong(comments: readonly CommentAt[], isTaken: (comments: readonly CommentAt[]) => Promise<boolean>): Promise<readonly CommentAt[]>;
