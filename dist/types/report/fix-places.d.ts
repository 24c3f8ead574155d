import type { Edit, Fix, TextFile } from '../edit/edit.js';
import { type LineChange, type Lines } from '../edit/line-changes.js';
/** One of the places that a fix changes: lines that lie together, and those of its edits that lie there. */
export interface FixPlace<File extends TextFile = TextFile> {
    readonly file: File;
    readonly edits: readonly Edit<File>[];
    /** The lines that change; of what is only added, the one above, or else the one below. */
    readonly lines: Lines;
    readonly changes: readonly Pick<LineChange, 'before' | 'after'>[];
}
/** Tells the places that a fix changes, file by file and from the first line on. */
export type PlaceFinder = <File extends TextFile>(fix: Pick<Fix<File>, 'edits'>) => FixPlace<File>[];
/** Made once for many fixes: it counts the lines of each file once. */
export declare function placeFinder(): PlaceFinder;
/** Changes of lines as the body of a diff: what goes with a minus before it, what comes with a plus. */
export declare const changedLines: (changes: readonly Pick<LineChange, 'before' | 'after'>[]) => string[];
