import { type Group } from '../base/grouped.js';
import type { ChecklistItem } from '../checklist/checklist.js';
import type { Verified } from '../explain/verified.js';
import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
import type { Rewritten } from './rewritten.js';
/** What is to be reported: a migration, and which of its fixes are in the files by now. */
export interface Report {
    readonly site: Site;
    readonly migration: Migration;
    /** Findings whose fix has been written. */
    readonly applied: ReadonlySet<Finding>;
    /** Where what stood in the files that were written stands by now. */
    readonly rewritten?: Rewritten;
    /** Which of the findings these are, in words, where others are left out. */
    readonly among?: string;
    /** What must be done outside of the files. */
    readonly checklist?: readonly ChecklistItem[];
    /** What the user's own 2.4 said, where it was asked. */
    readonly verified?: Verified;
}
/** What becomes of a finding: fixed for sure, fixed if somebody agrees, or left to a person. */
export type Resolution = 'safe' | 'review' | 'manual';
export declare const resolutionOf: ({ fix }: Finding) => Resolution;
export interface Summary {
    readonly files: number;
    readonly findings: number;
    readonly errors: number;
    readonly warnings: number;
    readonly safe: number;
    readonly review: number;
    readonly manual: number;
    readonly applied: number;
    readonly problems: number;
}
export declare function summaryOf({ site, migration: { findings }, applied }: Report): Summary;
/** Whether something is left that keeps 2.4 from starting or changes what it does, or that cannot be read for sure. */
export declare const isWorkLeft: ({ site, migration: { findings }, applied }: Report) => boolean;
/** "1 file", "3 files". */
export declare const counted: (count: number, one: string, many?: string) => string;
/** 12,345. Not toLocaleString: loading its tables takes longer than all the rest of a small run. */
export declare const withCommas: (count: number) => string;
/** The configuration, then what stands beside it. */
export declare const filesIn: (site: Site) => readonly ConfigFile[];
/** The findings of each file, in their order. */
export declare const findingsByFile: (findings: readonly Finding[]) => Map<ConfigFile, Group<Finding>>;
