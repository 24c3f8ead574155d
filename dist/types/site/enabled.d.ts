import type { ConfigFile } from '../syntax/tree.js';
import type { Site } from './site.js';
/**
 * Whether a file waits in a folder to choose from (`mods-available`) and has not been chosen: other files of such folders are
 * read through a link or an Include that is seen, and this one is not.
 */
export declare function isNotEnabled(site: Site, file: ConfigFile): boolean;
/** A folder of files to choose from, as Debian has it. */
export declare const isAvailable: ({ path }: ConfigFile) => boolean;
