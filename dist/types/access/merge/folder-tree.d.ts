import type { Section } from '../../syntax/tree.js';
import type { Place, Scope } from './scope.js';
import type { StateSet } from './state-set.js';
/** A folder that a section or a .htaccess file names, or that lies above one. */
export interface Folder {
    readonly path: string;
    readonly depth: number;
    readonly segments: readonly string[];
    /** Whether it stands for all folders that its wild-cards match. */
    readonly wild: boolean;
    readonly parent: Folder | undefined;
    /** Made with the first of them, as most folders have none. */
    children: Map<string, Folder> | undefined;
    /** What is said of this very folder. */
    entries: Entry[];
    /** What applies in it, in the order of the merge: its own entries, and those whose wild-cards match it. */
    applied: Entry[];
    /** The main server's states in the folder once its sections are merged; where absent, those of the folder above. */
    main: StateSet | undefined;
    /** The same of virtual hosts where they differ; to be looked for in the folders above too. */
    by: Map<Section, StateSet> | undefined;
    /** The same of many at once, where `by` does not name them. */
    together: readonly Alike[] | undefined;
    /** The virtual hosts that have states of their own, as far as somebody asked. */
    own: OwnServers | undefined;
}
/** Virtual hosts for which a folder is the same: their states, and what AllowOverride comes to. */
export interface Alike {
    readonly servers: ReadonlySet<Section>;
    /** Those of them for which it is something else in a folder further down. */
    readonly but: ReadonlySet<Section>;
    readonly states: StateSet;
}
/** The virtual hosts that have states of their own in a folder. */
export interface OwnServers {
    readonly all: ReadonlySet<Section>;
    readonly groups: readonly Alike[];
    /** Those of the folder above, which this was made from. */
    readonly above: OwnServers | undefined;
}
export interface Entry {
    readonly scope: Scope;
    readonly place: Place;
}
export declare const folderTree: () => Folder;
/** A folder that nothing in the tree names, in the deepest one that holds it; the tree does not know it. */
export declare function folderBeside(root: Folder, segments: readonly string[]): Folder;
/** The folder of this path, made if it is not there. */
export declare function folderAt(root: Folder, path: string): Folder;
/** The deepest known folder at or above this path. */
export declare function nearestFolder(root: Folder, path: string): Folder;
/** The folder and all below it. */
export declare function foldersFrom(folder: Folder): Generator<Folder>;
/** The folder and all above it. */
export declare function foldersUpFrom(folder: Folder): Generator<Folder>;
