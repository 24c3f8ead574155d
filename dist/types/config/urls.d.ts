import { type Folder } from './folder-tree.js';
import type { Site } from './site.js';
import type { Section } from './tree.js';
/** From which folders a server answers. */
export interface UrlMap {
    /** Folder by URL prefix, `/` for the document root. */
    readonly folders: ReadonlyMap<string, string>;
    /** Some URLs are answered by another server, so that no folder's sections apply. */
    readonly proxies: boolean;
}
/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
export declare const urlMapsOf: (site: Site) => ((server: Section | undefined) => UrlMap | undefined);
/** The URL of a folder, by the alias or DocumentRoot that it lies in. */
export declare function urlOf(urls: UrlMap | undefined, folder: Folder): string;
