import type { Folder } from '../../../access/merge/folder-tree.js';
import type { Scope } from '../../../access/merge/scope.js';
/** Whether it is a section for folders that its wild-cards, or its pattern, match: it can be repeated for one of them. */
export declare const isForFolders: (scope: Scope) => boolean;
/**
 * Whether a copy for one folder comes right after the section in the merge: of wild-cards, since both have paths of one length;
 * of patterns, where none follows, since one with more slashes in it is merged later (merge-patterns.ts).
 */
export declare function canNarrow(scopes: readonly Scope[], scope: Scope, folder: Folder): boolean;
/** The opening tag of the same section for what lies in one folder alone. */
export declare function narrowedTag({ kind, at, path }: Scope, folder: Folder): string;
