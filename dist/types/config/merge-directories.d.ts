import { type Folder } from './folder-tree.js';
import { type Merge } from './merge-order.js';
import { type Scope } from './scope.js';
import type { StateSet } from './states.js';
import type { Section } from './tree.js';
/** The folders after all directory sections and .htaccess files are merged. */
export interface Folders {
    readonly all: readonly Folder[];
    readonly wild: readonly Folder[];
}
/** Merge `<Directory>` sections without regular expression, and .htaccess files, from the root down. */
export declare function directoryPhase(merge: Merge, scopes: readonly Scope[]): Folders;
/** The states in a folder for requests to this server. */
export declare function statesAt(folder: Folder, server: Section | undefined): StateSet;
