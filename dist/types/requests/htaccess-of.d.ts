import type { Container, ReadConfiguration, ReadServer } from './containers.js';
/**
 * The `.htaccess` files that requests to a server may meet, with the sections in them: not those that lie below the folders of
 * other servers alone. On a host with thousands of sites that is nearly all of them.
 */
export declare function htaccessByServer({ main, hosts, htaccess, }: ReadConfiguration): (server: ReadServer) => readonly Container[];
