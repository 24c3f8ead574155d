import type { Site } from '../site/site.js';
/**
 * Whether a virtual host for any address answers on each port that is listened on, so that the main server never does
 * (server/vhost.c, find_default_server). Known only where the whole configuration is given.
 */
export declare const isCovered: (site: Site) => boolean;
