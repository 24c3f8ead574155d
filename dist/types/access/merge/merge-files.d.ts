import type { Folder } from './folder-tree.js';
import type { Merge, ServerSection } from './merge.js';
import { type Patterns } from './merge-patterns.js';
import { type Named, type StatesIn } from './merge-servers.js';
import type { Scope } from './scope.js';
export interface FilesMerged extends Patterns {
    /** The states of requests to a server in some folders, whatever the name of the file. */
    readonly withFiles: StatesIn;
    /** The same for one folder, name by name. */
    readonly named: (server: ServerSection, folder: Folder) => readonly Named[];
}
/** Merge `<Files>` sections: those outside of directories first, then as their directories were merged. */
export declare function filesPhase(merge: Merge, scopes: readonly Scope[], patterns: Patterns): FilesMerged;
