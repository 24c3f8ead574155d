import { type LineChange } from '../edit/line-changes.js';
/**
 * The line of the old text, from 1, that a line of the new text comes from. A line that is new comes from the one that stood
 * in its place; an inserted one from the line that it stands before, or from the last one.
 * @param changes as `lineChanges` gives them for the old text
 */
export declare function originalLine(text: string, changes: readonly LineChange[], line: number): number;
