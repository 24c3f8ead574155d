import { type Entry, type Folder } from './folder-tree.js';
import type { Merge } from './merge.js';
/** What two patterns match, `/srv/?/x` and `/srv/a/?`, has been through the sections of the first when it meets the second. */
export declare function meetOthers(merge: Merge, folder: Folder, wild: readonly Folder[], met: Map<Folder, Set<Entry>>): void;
/** Folders of the same depth that a pattern matches. */
export declare const foldersMatchedBy: (folder: Folder, all: readonly Folder[]) => Folder[];
/** Those of them that do not lie above it by name: what the pattern matches in them has been through their sections. */
export declare function foldersBeside(folder: Folder, all: readonly Folder[]): Folder[];
/** A folder that a pattern matches may come with the states of any of the others that it may lie in. */
export declare function inheritFrom(merge: Merge, folder: Folder, others: readonly Folder[]): void;
