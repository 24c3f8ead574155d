import type { ChecklistItem } from '../checklist/checklist.js';
import { type Paint } from './paint.js';
/** The checklist at the end of the report that people read: one line each. Nothing for an empty one. */
export declare function checklistText(items: readonly ChecklistItem[], paint?: Paint): string;
