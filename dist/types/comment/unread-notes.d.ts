import type { Inputs } from '../action/inputs.js';
import type { TreeEntry } from '../action/repository-calls.js';
import type { SelectedFiles } from './read-selection.js';
import { type FileSelection } from './selection.js';
/** A slip in `paths` would else look like a clean bill. */
export declare const unmatchedPaths: ({ paths }: Inputs, entries: readonly TreeEntry[], isWanted: (path: string) => boolean) => string[];
/** What a look went by, and what it read. */
export interface ReadOutcome {
    readonly selection: FileSelection;
    readonly read: SelectedFiles;
    readonly isCut: boolean;
}
/** What was not read, or not found, a sentence each. */
export declare function unreadNotes({ selection, read, isCut }: ReadOutcome): string[];
