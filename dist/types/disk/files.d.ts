import { type Encoding } from '../syntax/encoding.js';
import { type Trouble } from './troubles.js';
/** A file that was read, and all that is needed to write it back. */
export interface Source {
    /** As given or found, with forward slashes. */
    readonly path: string;
    readonly text: string;
    readonly encoding: Encoding;
    /** Named by the user, and not only found in a folder. */
    readonly named: boolean;
    /** httpd reads it, whatever it is called and looks like. */
    readonly isRead?: true;
    /** It came from standard input, and is no file. */
    readonly input?: true;
}
export interface FilesRead {
    readonly sources: readonly Source[];
    /** Further names of the same file, such as `sites-enabled/x` for `sites-available/x`: link → path. */
    readonly links: ReadonlyMap<string, string>;
    readonly troubles: readonly Trouble[];
    /** Folders that were not looked into, since they hold no configuration as a rule. */
    readonly passedOver: readonly string[];
    /** Files of the folders that may be configuration, as far as their names show, and were not read. */
    readonly unread: readonly string[];
}
export interface ReadOptions {
    /** Which files of a folder to read, by path. Files that are named are always read. */
    readonly wanted: (path: string) => boolean;
    /** Which files and folders in a folder to pass over, by path. */
    readonly unwanted?: (path: string) => boolean;
    /** Which of the others may be configuration all the same, by path. */
    readonly possible?: (path: string) => boolean;
    /** Files that httpd reads, whatever they are called. */
    readonly also?: readonly string[];
    /** Names of files that httpd looks for in every folder. */
    readonly accessFiles?: ReadonlySet<string>;
    /** Told how many files have been read, now and then. */
    readonly progress?: (files: number) => void;
}
/** Read files and the configuration files of folders, each file once however many names lead to it. */
export declare function read(paths: readonly string[], options: ReadOptions): FilesRead;
/** The order in which a walk through folders comes to two places, each by the names on the way. */
export declare function asWalked(one: readonly string[], other: readonly string[]): number;
/** Never configuration, and often the bulk of a repository. */
export declare const passedOver: ReadonlySet<string>;
/** Whether a walk through folders would never come to a file. */
export declare const isPassedOver: (path: string) => boolean;
