import type { ChecklistItem } from '../checklist/checklist.js';
/** The checklist for a ticket: boxes to tick. Nothing for an empty one. */
export declare const checklistMarkdown: (items: readonly ChecklistItem[]) => string;
/** The same where nobody can tick anything. */
export declare const checklistBullets: (items: readonly ChecklistItem[]) => string;
/** What is to be done, in one paragraph with a line ending. */
export declare function checklistEntry({ what, why, see, places }: ChecklistItem): string;
