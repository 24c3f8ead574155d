import type { Site } from '../site/site.js';
/**
 * Whether the given files are the whole configuration of one server, by what is seen of it: its main file is given, every
 * Include leads to given files, no line brings in others, and what .htaccess files may say of access is seen or forbidden.
 */
export declare const isProvedComplete: (site: Site) => boolean;
/** The same but for .htaccess files. */
export declare const isWholeServer: (site: Site) => boolean;
/**
 * The folders whose .htaccess files are not seen and may say something of access (server/core.c, AllowOverride; without any
 * such line 2.2 lets them say all): as the names on the way, or undefined for one that cannot be told.
 */
export declare function foldersUnseen(site: Site): readonly (readonly string[] | undefined)[];
/** Whether .htaccess files that are not seen may say something of access in this folder, above it or below. */
export declare function mayBeUnseenAround(site: Site, folder: readonly string[]): boolean;
