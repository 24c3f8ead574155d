import type { Fix, TextFile } from '../edit/edit.js';
import { type Lines } from '../edit/line-changes.js';
/** Lines of a file and what to put in their place: all that one suggestion of a review can say. */
export interface Suggestion<F> {
    /** The findings that it settles, in the order in which they were given. */
    readonly settles: readonly F[];
    readonly lines: Lines;
    /** The new lines without their endings; none where the lines go. */
    readonly text: readonly string[];
}
export interface Suggested<F> {
    /** In the order of the file; no two share a line. */
    readonly suggestions: readonly Suggestion<F>[];
    /** What no suggestion can say: it changes another file too, lies where none fits, or holds what Markdown drops. */
    readonly left: readonly F[];
}
/**
 * Each fix as the smallest run of whole lines that holds its edits; runs that meet become one suggestion.
 * A fix that only adds lines takes the line above along, or else the one below.
 * @param fixable fixes that can be taken together, as `choose` picks them
 * @param fits whether a comment may stand on these lines, which are never none
 */
export declare function suggestionsFor<F extends {
    readonly fix: Fix<TextFile>;
}>(file: TextFile, fixable: readonly F[], fits: (lines: Lines) => boolean): Suggested<F>;
/** The block of Markdown that GitHub offers as a suggestion, its fence longer than any run of backticks inside. */
export declare function suggestionBlock(text: readonly string[]): string;
