import { n as Fix, r as TextFile, t as Edit } from "./types-edit.mjs";

// .cache/types/edit/choose.d.ts
/**
 * Takes each fix whole or not at all, in order. A fix is rejected if it changes a text that an earlier fix changes in another
 * way. Adjacent edits and insertions at one place do not conflict.
 */
declare function chooseFixes<F extends {
  readonly fix: Fix<TextFile>;
}>(candidates: readonly F[]): {
  taken: F[];
  refused: F[];
};
/** Whole lines of the old text, and the lines that replace them. */
interface LineChange {
  /** Offsets into the old text: the starts of lines, or the end of the text. Both are equal for a pure insertion. */
  readonly start: number;
  readonly end: number;
  /** The text before and after the change, in whole lines with their line endings. */
  readonly before: string;
  readonly after: string;
}
/**
 * Widens the edits of a file to whole lines, and returns the smallest runs of lines that differ. Replacing each range by its
 * `after` gives `applyEdits(file, edits)`.
 */
declare function lineChanges(file: TextFile, edits: readonly Edit<TextFile>[]): LineChange[];
/** The lines of a text with their line endings; empty for an empty text. */
declare const linesOf: (text: string) => string[];
export { chooseFixes as i, lineChanges as n, linesOf as r, LineChange as t };