import type { Remark, TextEdit } from './messages.js';
/** What was said of a text, where it is after some edits; what they touch is left out, for nobody knows if it still holds. */
export declare const movedRemarks: (remarks: readonly Remark[], edits: readonly TextEdit[]) => readonly Remark[];
