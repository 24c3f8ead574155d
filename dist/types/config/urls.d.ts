import { type Folder } from './folder-tree.js';
import type { Site } from './site.js';
import type { Section } from './tree.js';
/** From which folders a server answers. */
export interface UrlMap {
    /** Folder by URL prefix, `/` for the document root. */
    readonly folders: ReadonlyMap<string, string>;
    /** Some URLs are answered by another server, so that no folder's sections apply. */
    readonly proxies: boolean;
    /** Below URLs that begin so, an answer may lie anywhere. In small letters. */
    readonly unknown: readonly string[];
}
/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
export declare const urlMapsOf: (site: Site) => ((server: Section | undefined) => UrlMap | undefined);
/** The virtual hosts that do not answer from the same folders as the main server. */
export declare const serversWithFolders: (site: Site) => readonly Section[];
/** Whether it may lie anywhere what the server answers with for URLs that begin so, or for some of them. */
export declare const isUnknownBelow: ({ unknown }: UrlMap, url: string) => boolean;
/** The URL of a folder, by the alias or DocumentRoot that it lies in. */
export declare function urlOf(urls: UrlMap | undefined, folder: Folder): string;
