import type { ChecklistItem } from '../../checklist/checklist.js';
import type { Finding } from '../../migrate/rule.js';
import { type LinkContext } from './finding-groups.js';
type Ticks = ReadonlySet<string>;
/** Fixes for review that are in the change: what must be true for each. */
export declare const reviewEntries: (findings: readonly Finding[], at: LinkContext, ticks: Ticks) => string[];
/** Fixes for review that are not. */
export declare const offeredEntries: (findings: readonly Finding[], at: LinkContext, ticks: Ticks) => string[];
/** What has no fix, or none that could be taken. What changes nothing by itself has no box. */
export declare const leftEntries: (findings: readonly Finding[], at: LinkContext, ticks: Ticks) => string[];
/** What is to be done outside of the files. */
export declare const checklistEntries: (items: readonly ChecklistItem[], ticks: Ticks) => string[];
export {};
