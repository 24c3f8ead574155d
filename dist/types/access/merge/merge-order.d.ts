import type { Site } from '../../site/site.js';
import { type Visit } from './merge.js';
import type { Scope } from './scope.js';
/**
 * Visit the scopes as httpd merges them: `<Directory>` from the shortest path down with each folder's .htaccess, then
 * `<Directory ~>`, `<Files>`, `<Location>`; the main server's before the virtual host's (server/request.c,
 * ap_directory_walk, ap_file_walk, ap_location_walk; for proxied requests mod_proxy.c, proxy_walk).
 * Takes time in proportion to the scopes times the different states.
 */
export declare function mergeInOrder(site: Site, scopes: readonly Scope[], visit: Visit): void;
