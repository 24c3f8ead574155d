import type { Disk, Kind } from './disk.js';
import type { LocatedFiles } from './located-files.js';
import { type PathMapping } from './path-mapping.js';
import type { ServerRoot } from './server-roots.js';
/** What is known of the server's folders, each by the names on the way to it on the server. */
export interface KnownFolders {
    /** What the server has there. */
    kindAt(names: readonly string[]): Kind | undefined;
    /** How a given file is renamed: in a repository that is not the server itself, in git on the server, or by no git at all. */
    renamedBy(place: readonly string[]): 'repository' | 'git' | 'server';
    /** Whether links are seen to lead from a folder, or from below it, to a given file that httpd looks for in each folder. */
    leadsTo(names: readonly string[], path: string): boolean;
    /** Whether every file that httpd looks for in this folder and below is among the given ones. */
    holdsFolder(names: readonly string[]): boolean;
}
interface Known {
    readonly given: LocatedFiles;
    readonly roots: readonly ServerRoot[];
    readonly mappings: readonly PathMapping[];
    /** Folders of which every file was looked at, as their paths were given. */
    readonly whole: readonly string[];
    /** What httpd looks for in each folder. */
    readonly accessFiles: ReadonlySet<string>;
    readonly disk: Disk | undefined;
}
export declare function knownFolders(known: Known): KnownFolders;
export {};
