import type { Edit, TextFile } from '../edit/edit.js';
import type { Lines } from '../edit/line-changes.js';
/** A file with the offset of each of its lines and, last, of its end. */
export interface Numbered {
    readonly file: TextFile;
    readonly starts: readonly number[];
}
/** Count the lines of a file once, for all that is asked of it after. */
export declare function numbered(file: TextFile): Numbered;
/** The line, from 1, that an offset is in; one more than there are at the end of the text. */
export declare const lineNumberAt: ({ starts }: Numbered, offset: number) => number;
/**
 * As lineChanges has it, at the cost of the lines around the edits rather than of the whole file: one line that stays
 * on either side is all that it looks at, but for a last line without an ending, which the whole text decides.
 */
export declare function changesOf(lined: Numbered, edits: readonly Edit<TextFile>[]): Change[];
interface Change {
    readonly start: number;
    readonly end: number;
    readonly after: string;
}
/** What stands on the lines, and what stands there after the edits, all of which lie in them. */
export declare function beforeAndAfter(lined: Numbered, { edits, lines }: {
    readonly edits: readonly Edit<TextFile>[];
    readonly lines: Lines;
}): {
    before: string;
    after: string;
};
export {};
