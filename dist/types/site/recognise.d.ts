import { type ConfigFile } from '../syntax/tree.js';
/**
 * Whether a file that only its name suggests is for httpd: `*.conf` belongs to many programs. A fair share of its
 * directives must be httpd's, and its lines must not end as those of nginx or of other languages do.
 */
export declare function isForHttpd(file: ConfigFile): boolean;
