import { type Edit, type TextFile } from './edit.js';
/** A run of whole lines, counted from 1; `last` belongs to it. */
export interface Lines {
    readonly first: number;
    readonly last: number;
}
/** Whole lines of the old text, and what stands in their place in the new one. */
export interface LineChange {
    /** Offsets into the old text, at line starts (or at its end). Equal for a pure insertion. */
    readonly start: number;
    readonly end: number;
    /** The old lines and the new ones, with their line endings. */
    readonly before: string;
    readonly after: string;
}
/**
 * The edits of one file widened to whole lines: the smallest runs of lines that differ, in the order of the text.
 * Putting each `after` in the place of its range gives exactly `applyEdits(file, edits)`.
 */
export declare function lineChanges(file: TextFile, edits: readonly Edit<TextFile>[]): LineChange[];
/** The lines of a text, each with its line ending; none for the empty text. */
export declare const linesOf: (text: string) => string[];
