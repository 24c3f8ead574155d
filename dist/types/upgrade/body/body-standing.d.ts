import type { ChecklistItem } from '../../checklist/checklist.js';
import { type JudgedUpgrade } from '../standing.js';
interface Told extends JudgedUpgrade {
    readonly checklist: readonly ChecklistItem[];
}
/** The first lines: whether 2.4 starts with it, and when to merge it. */
export declare function standingLines(judged: Told): string;
export {};
