import type { FileChange } from '../change/findings-in-change.js';
import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import { type FixPlace } from '../report/fix-places.js';
import { type LineComment } from './line-comment.js';
/** All that there is to say on a pull request, before it is known what has been said already. */
export interface Review {
    /** The worst first. */
    readonly lineComments: readonly LineComment[];
    /** What no comment can stand for, in the order of files and lines. */
    readonly listed: readonly Listed[];
}
export interface Listed {
    readonly finding: Finding;
    readonly why: ListReason;
    /** What is to change there, of a fix that changes more places than one. */
    readonly places?: readonly FixPlace[];
}
/**
 * `server`: it is about the whole server and not about a line; `unseen`: it lies on no line that the pull request shows;
 * `apart`: what it changes does; `many`: enough was said; `refused`: GitHub did not take the comments.
 */
export type ListReason = 'server' | 'unseen' | 'apart' | 'many' | 'refused';
/** Whether it lies where the pull request shows nothing, and nothing of it is in what the pull request shows. */
export declare const isOnlyNamed: ({ why, places }: Listed) => boolean;
/** Say each of the findings where it can be said. @param changes by path; what is not in it shows no lines */
export declare function reviewOf(findings: readonly Finding[], { taken }: Pick<Migration, 'taken'>, changes: ReadonlyMap<string, FileChange>): Review;
