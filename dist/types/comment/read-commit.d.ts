import type { Checkout } from '../action/checkout.js';
import type { Inputs } from '../action/inputs.js';
import type { FileChange } from '../change/findings-in-change.js';
import { type Migration } from '../migrate/migrate.js';
import type { Site } from '../site/site.js';
import type { ListedFile, ReviewCalls } from './review-calls.js';
/** What to look at: a commit, and of a pull request the files that it changes. */
export interface Target {
    readonly sha: string;
    /** The commit that the settings file is read from: never the one that a stranger may have written. */
    readonly settingsSha: string;
    readonly changed: readonly ListedFile[] | undefined;
}
/** What a commit's configuration is, and what 2.4 makes of it. */
export interface CommitConfiguration {
    readonly site: Site;
    readonly migration: Migration;
    /** The files that are checked, by path. */
    readonly changes: ReadonlyMap<string, FileChange>;
    /** How many findings the baseline of the settings leaves out. */
    readonly leftOut: number;
    /** What could not be looked at, a sentence each. */
    readonly notes: readonly string[];
    /** Files whose state is not known. */
    readonly unread: ReadonlySet<string>;
    /** Whether this run has anything to do with files of this path. */
    readonly isWanted: (path: string) => boolean;
}
/** Read what is to be checked and, within bounds, the configuration around it; runs nothing of it. */
export declare function readCommit(github: ReviewCalls, inputs: Inputs, target: Target, checkout: Checkout): Promise<CommitConfiguration>;
