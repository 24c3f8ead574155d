import type { ChecklistItem } from '../checklist/checklist.js';
/** The checklist for a pull request or a ticket: boxes to tick. Nothing for an empty one. */
export declare function checklistMarkdown(items: readonly ChecklistItem[]): string;
/** One box, in one paragraph with a line ending. */
export declare function checklistEntry({ what, why, see, places }: ChecklistItem): string;
