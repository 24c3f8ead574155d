import type { Directive } from '../syntax/tree.js';
/** Where the URLs of a server lead to. */
export interface UrlPlace {
    readonly roots: readonly UrlRoot[];
    readonly namesIn: (folder: string) => readonly string[];
    /** The URLs of the folders that some section is for. */
    readonly folders: readonly string[];
}
export interface UrlRoot {
    readonly prefix: string;
    readonly folder: readonly string[];
}
/** The document root, and the folders that aliases lead to. */
export declare function rootsOf(lines: readonly Directive[]): readonly UrlRoot[];
/** The URLs that lead to a path, as far as prefixes tell. A path above a document root has none. */
export declare function urlsOf(roots: readonly UrlRoot[], path: string): readonly string[];
/** What stands for a document where none is known. */
export declare const anyName = "page.html";
/** The URL of a folder with the slash at its end. */
export declare const slashed: (url: string) => string;
/** The names of the documents in each folder. */
export declare function namesByFolder(files: readonly string[]): (folder: string) => readonly string[];
