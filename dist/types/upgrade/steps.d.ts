import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
import { type FixCondition } from './conditions.js';
import { type Stage } from './families.js';
/** One commit: the findings that it settles, and the texts that it changes. */
export interface CommitStep {
    readonly title: string;
    readonly stage: Stage;
    /** What must be true for it; undefined where it cannot change an answer. */
    readonly assumes: string | undefined;
    readonly findings: readonly Finding[];
    readonly texts: ReadonlyMap<ConfigFile, string>;
}
/**
 * The migration in steps: what 2.2 reads alike, what cannot change an answer, and one for each thing that must be true, so
 * that whoever knows it is not can leave out that one. The last one gives the texts of the migration. Pure.
 * @param title of all of it, where it cannot be taken apart
 */
export declare function stepsOf(migration: Migration, title?: string): readonly CommitStep[];
/** Everything at once. */
export declare function inOne(migration: Migration, title: string): readonly CommitStep[];
/** The title of the whole upgrade. */
export declare const wholeTitle = "Upgrade to Apache httpd 2.4";
/** The title where something is left that only a person can decide, and 2.4 does not start before. */
export declare const partTitle = "Prepare for Apache httpd 2.4";
type Group = Omit<CommitStep, 'texts'>;
/** A group for each condition; those that keep 2.4 from starting first, then the largest. */
export declare function conditionGroups(migration: Migration): readonly (Group & FixCondition & {
    readonly assumes: string;
})[];
export {};
