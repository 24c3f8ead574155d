import { n as Fix, r as TextFile, t as Edit } from "./types-edit.mjs";

// .cache/types/edit/choose.d.ts
/**
 * Take each fix whole or not at all, first come first served. A fix is refused when it changes text that an earlier one
 * changes too, unless both make the very same edit. Edits that touch end to end do not clash, nor do insertions at one
 * place: they come out in the order of the fixes.
 */
declare function choose<F extends {
  readonly fix: Fix<TextFile>;
}>(candidates: readonly F[]): {
  taken: F[];
  refused: F[];
};
/** Whole lines of the old text, and the lines that replace them. */
interface LineChange {
  /** Offsets into the old text, at line starts (or at its end). Equal for a pure insertion. */
  readonly start: number;
  readonly end: number;
  /** The old lines and the new ones, with their line endings. */
  readonly before: string;
  readonly after: string;
}
/**
 * Widens the edits of a file to whole lines: the smallest runs of lines that differ. Replacing each range by its `after` gives
 * `applyEdits(file, edits)`.
 */
declare function lineChanges(file: TextFile, edits: readonly Edit<TextFile>[]): LineChange[];
/** The lines of a text, each with its line ending; none for the empty text. */
declare const linesOf: (text: string) => string[];
export { choose as i, lineChanges as n, linesOf as r, LineChange as t };