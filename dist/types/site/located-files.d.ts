import type { ConfigFile } from '../syntax/tree.js';
import type { Disk } from './disk.js';
/** A given file under one of its names. */
export interface LocatedFile {
    readonly file: ConfigFile;
    /** The names on the way to it, from the root of the disk where that is known. */
    readonly place: readonly string[];
}
/** The given files by all of their names, and where they lie. */
export interface LocatedFiles {
    readonly named: readonly LocatedFile[];
    /** How many names at the beginning of every place are the same. */
    readonly shared: number;
    /** The places of a file: more than one where links lead to it. */
    placesOf(file: ConfigFile): readonly (readonly string[])[];
    /** The place of a path as it was given. */
    placeOf(path: string): readonly string[];
    /** Whether a given file lies at this very place. */
    hasFile(place: readonly string[]): boolean;
    /** Whether any file lies in this folder or below it. */
    hasFolder(place: readonly string[]): boolean;
}
/**
 * @param links further names of given files: link → path
 * @param folder the folder that relative paths are told from, from the root of the disk; absent where it is not known
 */
export declare function locatedFiles(files: readonly ConfigFile[], links: ReadonlyMap<string, string>, { folder, disk }?: {
    readonly folder?: string;
    readonly disk?: Disk;
}): LocatedFiles;
/** The files that httpd reads for a pattern at this place, by their names, folder by folder: a folder with all that it holds. */
export declare function filesAt({ named }: LocatedFiles, pattern: readonly string[], isFolder: boolean): readonly LocatedFile[];
/** As httpd reads them: by their names, folder by folder (server/config.c, fname_alphasort). */
export declare function inReadingOrder(found: readonly LocatedFile[]): readonly ConfigFile[];
