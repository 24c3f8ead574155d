import { type Folder } from './folder-tree.js';
import type { Merge, ServerSection } from './merge.js';
import type { Folders } from './merge-directories.js';
import { type Named, type StatesIn } from './merge-servers.js';
import { type Scope } from './scope.js';
/** Merge the directory sections with regular expressions; they may apply anywhere. */
export declare function patternPhase(merge: Merge, scopes: readonly Scope[], folders: Folders): Patterns;
/**
 * The patterns for directories that 2.2 applied, in the order in which both versions merge them: those with fewer slashes in
 * their text first, whatever they stand for (server/core.c, dirsection and reorder_sorter), else as all sections.
 */
export declare const inPatternOrder: (scopes: readonly Scope[]) => readonly Scope[];
export interface Patterns {
    readonly folders: Folders;
    readonly statesIn: StatesIn;
    /** The same for one folder, with what lies there apart by the patterns that match some of it. */
    readonly byPattern: (server: ServerSection, folder: Folder) => readonly Named[];
    /** The folders that a server answers from: below its DocumentRoot and aliases where these are known, else all. */
    readonly served: (server: ServerSection) => readonly Folder[];
}
/** The folder that a path lies in, and all below the path; of a path with wild-cards, all that it matches and what is below. */
export declare function foldersAt(tree: Folder, wild: readonly Folder[], path: string): Folder[];
