import type { Site } from '../../site/site.js';
import { type Folder } from './folder-tree.js';
import type { Scope } from './scope.js';
import type { UrlMap } from './urls.js';
/**
 * The folders whose sections httpd may merge instead of those of a folder that it finds no such folder for: it merges the
 * sections of folders that exist, and of a file only where the URL ends with it (server/request.c, ap_directory_walk). A URL
 * below a file has an answer (a script's, with path information), and one below nothing where a handler gives it. Where the
 * folders cannot be looked at, one that a server answers from is taken to be there, and so is what it lies in.
 */
export declare function foldersInstead(site: Site, scope: Scope, folder: Folder, { folders }: UrlMap): readonly Folder[];
/** Whether a handler is set for this URL, or for all around it. */
export declare const isHandledAt: (site: Site, url: string) => boolean;
