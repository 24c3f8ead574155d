import type { Commit } from '../../action/place-link.js';
import type { ChecklistItem } from '../../checklist/checklist.js';
import type { Verified } from '../../explain/verified.js';
import type { Migration } from '../../migrate/migrate.js';
/** What the text of an upgrade pull request is made from. */
export interface BodyText {
    readonly migration: Pick<Migration, 'findings' | 'taken'>;
    /** How many files change. */
    readonly files: number;
    readonly checklist: readonly ChecklistItem[];
    readonly verified: Verified | undefined;
    readonly notes: readonly string[];
    readonly branches: {
        readonly base: string;
        readonly head: string;
    };
    /** The commit that links lead to. */
    readonly commit: Commit;
    /** The keys of boxes that are ticked. */
    readonly ticks: ReadonlySet<string>;
}
/** The text of the pull request: what changes and why, what to look at, what is left to do. Pure. */
export declare function bodyOf(text: BodyText, space?: number): string;
