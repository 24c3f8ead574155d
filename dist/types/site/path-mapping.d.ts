/** A folder of the server, and where the given files have it. */
export interface PathMapping {
    /** From the root, with forward slashes, without one at the end. */
    readonly onServer: string;
    /** As the paths of the given files begin; `` for the folder that they are told from. */
    readonly given: string;
}
/** Where the given files have a path of the server: by the mapping for the deepest folder. More than one where paths are told in several ways. */
export declare function givenPaths(mappings: readonly PathMapping[], path: string): readonly string[];
/** The path on the server of a given file or folder; undefined where no mapping says it, null where they say several. */
export declare function serverPath(mappings: readonly PathMapping[], path: string): string | undefined | null;
