import { type Site } from '../site/site.js';
import type { ConfigFile, Directive, Section } from '../syntax/tree.js';
/** A section, or a `.htaccess` file, whose lines hold for some of the requests. */
export interface Container {
    readonly kind: 'directory' | 'pattern' | 'files' | 'location' | 'proxy' | 'htaccess';
    /** The tag; absent for a `.htaccess` file. */
    readonly at: Section | undefined;
    readonly file: ConfigFile;
    readonly nodes: readonly (Directive | Section)[];
    /** The path, URL, name or pattern as written; of a `.htaccess` file its folder on the server. */
    readonly path: string;
    readonly regex: boolean;
    /** The section or `.htaccess` file around a `<Files>`. */
    readonly outer: Container | undefined;
}
/** What one server, the main one or a virtual host, is made of. */
export interface ReadServer {
    /** Absent for the main server. */
    readonly at: Section | undefined;
    /** Lines that stand in no section but the virtual host's own, in the order of reading. */
    readonly lines: readonly Directive[];
    /** In the order of reading. */
    readonly containers: readonly Container[];
}
/** All that httpd reads of a configuration, in its order: the main server first, then the virtual hosts; `.htaccess` files apart. */
export interface ReadConfiguration {
    readonly main: ReadServer;
    readonly hosts: readonly ReadServer[];
    readonly htaccess: readonly Container[];
}
/**
 * Read the configuration as its server does. A guard that cannot be seen through is taken to let its lines in: to ask too
 * much is better than to ask too little.
 */
export declare function readConfiguration(site: Site): ReadConfiguration;
