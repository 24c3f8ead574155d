import { type Folder } from './folder-tree.js';
import type { Merge, ServerSection } from './merge.js';
import type { Folders } from './merge-directories.js';
import { type Scope } from './scope.js';
/** The `<Files>` sections of a configuration, and which of them a request may meet. */
export interface FilesSections {
    /** In the order in which httpd merges them. */
    readonly inOrder: readonly Scope[];
    /** The folder of the section that one of them stands in. */
    readonly folderAround: (scope: Scope) => Folder | undefined;
    /**
     * Those that may apply to a request for what lies in a folder, or in any folder where none is given.
     * @param target a section that the request meets for sure
     */
    readonly applied: (server: ServerSection, folder: Folder | undefined, target?: Scope) => readonly Applied[];
    /** Whether a server reads the .htaccess file that a section stands in, where it stands in one. */
    readonly isReadFor: (scope: Scope, server: ServerSection) => boolean;
}
/** A `<Files>` section among those that come before another, or that a folder meets. */
export interface Applied {
    readonly scope: Scope;
    /** Nobody can tell whether the section around it applies. */
    readonly maybe: boolean;
}
export declare function filesSections(merge: Merge, scopes: readonly Scope[], folders: Folders): FilesSections;
