import type { Group } from '../base/grouped.js';
import type { Lines } from '../edit/line-changes.js';
import type { Finding } from '../migrate/rule.js';
import type { FixPlace } from '../report/fix-places.js';
import type { ConfigFile } from '../syntax/tree.js';
/** One comment on a run of lines. No line has two. */
export interface LineComment {
    readonly file: ConfigFile;
    readonly lines: Lines;
    /** What it speaks of first. A suggestion settles all of it. */
    readonly findings: readonly Finding[];
    /** The lines to put in place of those it stands on. */
    readonly suggestion: readonly string[] | undefined;
    /** Changes that no button can make, or that are right only with others elsewhere. */
    readonly shares: readonly FixShare[];
    /** What is said of the same lines besides. */
    readonly others: readonly Finding[];
    /** Tells what it speaks of from what other comments do, wherever its lines move to. */
    readonly keys: readonly string[];
}
/** What a fix changes here, of all that it changes. */
export interface FixShare {
    readonly findings: Group<Finding>;
    readonly place: FixPlace;
    /** Where the rest of it is. */
    readonly elsewhere: readonly FixPlace[];
}
/** Everything that a comment speaks of. */
export declare const allFindings: ({ findings, others }: Pick<LineComment, 'findings' | 'others'>) => readonly Finding[];
/** Comments on the same lines as one: a suggestion keeps its lines, and whatever else is said there goes with it. */
export declare function withoutOverlaps(comments: readonly LineComment[]): LineComment[];
