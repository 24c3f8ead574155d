import { type Edit } from '../../../edit/edit.js';
import type { Plan } from '../plan.js';
/** The copies of a section in the folders where other rules are in force. */
export declare function repeatEdits(plan: Plan, unit: string): readonly Edit[];
