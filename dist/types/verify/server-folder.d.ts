import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
/** A folder on the server, and where the given files have it. Both with forward slashes, without one at the end. */
export interface ServerFolder {
    readonly onServer: string;
    readonly given: string;
}
/**
 * Which given folder is the ServerRoot of a main file: the one that relative Includes are read from, else the folder above
 * `conf`, else the folder of the main file itself.
 */
export declare function givenServerRoot(site: Site, main: ConfigFile): string;
/**
 * The folders that the given files stand for, the longest first: the ServerRoot of the first main file, and what absolute
 * Includes name. Of the pattern `/etc/httpd/conf.d/*.conf` that reads `backup/conf.d/ssl.conf`, `/etc/httpd` is `backup`.
 */
export declare function serverFolders(site: Site): readonly ServerFolder[];
