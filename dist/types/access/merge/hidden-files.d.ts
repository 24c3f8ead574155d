import { type Site } from '../../site/site.js';
import { type ConfigFile } from '../../syntax/tree.js';
/** `htaccess.txt` waits to be renamed, and AccessFileName may have httpd look for another name. */
export declare function isReadByName(site: Site, file: ConfigFile): boolean;
/** Of several names the first that a folder has counts, and no other (server/config.c, ap_parse_htaccess). */
export declare function timesHidden(site: Site, file: ConfigFile): 'always' | 'maybe' | 'never';
