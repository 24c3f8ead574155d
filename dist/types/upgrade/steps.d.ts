import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
import { type Stage } from './families.js';
/** One commit: the findings that it settles, and the texts that it changes. */
export interface CommitStep {
    readonly title: string;
    readonly stage: Stage;
    readonly findings: readonly Finding[];
    readonly texts: ReadonlyMap<ConfigFile, string>;
}
/**
 * The migration in steps, each of which is a configuration that 2.2 takes (`before`) or 2.4 (from `switch` on), as far as
 * that can be. The last one gives the texts of the migration. Pure.
 */
export declare function stepsOf(migration: Migration): readonly CommitStep[];
/** Everything at once. */
export declare function inOne({ taken, texts, findings }: Migration): readonly CommitStep[];
/** The title of all of it together. */
export declare const wholeTitle = "Upgrade to Apache httpd 2.4";
