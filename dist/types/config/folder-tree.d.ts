import type { Place, Scope } from './scope.js';
import type { StateSet } from './states.js';
import type { Section } from './tree.js';
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
    readonly entries: Entry[];
    /** What applies in it, in the order of the merge: its own entries, and those whose wild-cards match it. */
    readonly applied: Entry[];
    /** The main server's states in the folder once its sections are merged; where absent, those of the folder above. */
    main: StateSet | undefined;
    /** The same of virtual hosts where they differ; to be looked for in the folders above too. */
    by: Map<Section, StateSet> | undefined;
}
export interface Entry {
    readonly scope: Scope;
    readonly place: Place;
}
export declare function folderTree(): Folder;
/** The folder of this path, made if it is not there. */
export declare function folderAt(root: Folder, path: string): Folder;
/** The deepest known folder at or above this path. */
export declare function nearestFolder(root: Folder, path: string): Folder;
/** The names that a path is made of, `..` resolved; in small letters on a drive, where case makes no difference. */
export declare function segmentsOf(path: string): string[];
/** The folder and all below it. */
export declare function foldersFrom(folder: Folder): Generator<Folder>;
/** The folder and all above it. */
export declare function foldersUpFrom(folder: Folder): Generator<Folder>;
export declare const isWild: (text: string) => boolean;
/** Whether a pattern of `<Directory>`, `<Files>` or `<Location>` matches a text; `*` and `?` match no slash. */
export declare function matchesWild(pattern: string, text: string): boolean;
/**
 * A pattern with wild-cards as a regular expression; undefined where apr_fnmatch reads it in a way of its own: a backslash
 * quotes, `[` without an end is no wild-card, `[]a]` holds a bracket, and so on.
 * @param any what `?` stands for
 */
export declare function wildSource(pattern: string, any: string): string | undefined;
/** Whether it is known what a name or path with wild-cards matches. */
export declare const isWildReadable: (pattern: string) => boolean;
/** Whether the path of one folder fits, segment by segment, the beginning of another's. */
export declare function fitsPath(short: readonly string[], long: readonly string[]): boolean;
