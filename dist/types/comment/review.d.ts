import { type FileChange } from '../change/findings-in-change.js';
import type { Lines } from '../edit/line-changes.js';
import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
/** All that there is to say on a pull request, before it is known what has been said already. */
export interface Review {
    /** The worst first. */
    readonly lineComments: readonly LineComment[];
    /** What no comment can stand for, in the order of files and lines. */
    readonly listed: readonly Listed[];
}
/** One comment on a run of lines. */
export interface LineComment {
    readonly file: ConfigFile;
    readonly lines: Lines;
    readonly findings: readonly Finding[];
    /** The lines to put in place of those it stands on. */
    readonly suggestion: readonly string[] | undefined;
}
export interface Listed {
    readonly finding: Finding;
    readonly why: ListReason;
}
/**
 * `unseen`: it lies on no line that the pull request shows; `apart`: no suggestion can say its fix; `many`: enough was said;
 * `refused`: GitHub did not take the comments.
 */
export type ListReason = 'unseen' | 'apart' | 'many' | 'refused';
/** Say each of the findings where it can be said. @param changes by path; what is not in it shows no lines */
export declare function reviewOf(findings: readonly Finding[], { taken }: Pick<Migration, 'taken'>, changes: ReadonlyMap<string, FileChange>): Review;
