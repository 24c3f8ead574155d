import type { Inputs } from '../action/inputs.js';
import type { TreeEntry } from '../action/repository-calls.js';
import type { Read } from './read-commit.js';
import { type Selection } from './selection.js';
/** A slip in `paths` would else look like a clean bill. */
export declare const unmatched: ({ paths }: Inputs, entries: readonly TreeEntry[], isWanted: (path: string) => boolean) => string[];
/** What a look went by, and what it read. */
export interface Noted {
    readonly selection: Selection;
    readonly read: Read;
    readonly isCut: boolean;
}
/** What was not read, or not found, a sentence each. */
export declare function notesOn({ selection, read, isCut }: Noted): string[];
