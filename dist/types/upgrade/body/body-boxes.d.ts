import type { ChecklistItem } from '../../checklist/checklist.js';
import type { Migration } from '../../migrate/migrate.js';
import type { Finding } from '../../migrate/rule.js';
import { type FormChoice, type Ticks } from '../asked.js';
import { type LinkContext } from './finding-groups.js';
/** What the boxes of a text are made with. */
export interface BoxContext {
    readonly at: LinkContext;
    readonly ticks: Ticks;
    readonly fixes: 'safe' | 'all';
}
/** What must be true for a part of the change, each with the commit that it is made in. */
export declare const conditionEntries: (migration: Migration, { at, ticks, fixes }: BoxContext) => string[];
/** The same for fixes that are not in the change. */
export declare const leftOutEntries: (findings: readonly Finding[], { at, ticks, fixes }: BoxContext) => string[];
/** What has no fix, or none that could be taken. What 2.4 does not start with cannot be left as it is, so it has no box. */
export declare const leftEntries: (findings: readonly Finding[], { at, ticks }: BoxContext) => string[];
/** Of what is left to people: what they have ticked to stay as it is, and the rest. */
export declare function byTick(findings: readonly Finding[], ticks: Ticks): {
    readonly kept: Finding[];
    readonly open: Finding[];
};
export declare const formEntries: (forms: readonly FormChoice[], { ticks }: BoxContext) => string[];
/** What is to be done outside of the files. */
export declare const checklistEntries: (items: readonly ChecklistItem[]) => string[];
