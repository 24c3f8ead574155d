import type { Site } from '../site/site.js';
import { type Directive, type Section } from '../syntax/tree.js';
/** An address that a virtual host or NameVirtualHost names. */
export interface Address {
    /** `*`, `_default_`, an IP address or a host name; in lower case. */
    readonly host: string;
    /** 0 is any port. */
    readonly port: number;
}
/** A `<VirtualHost>` that 2.2 and 2.4 both read. */
export interface VirtualHost {
    readonly at: Section;
    readonly addresses: readonly Address[];
    /** ServerName (without its port) and ServerAlias, in lower case; empty where it has none of its own. */
    readonly names: readonly string[];
}
export interface NameVirtualHost extends Address {
    readonly at: Directive;
}
/** Virtual hosts that one server reads, in the order in which it reads them. */
export interface VirtualHosts {
    readonly hosts: readonly VirtualHost[];
    readonly nameVirtualHosts: readonly NameVirtualHost[];
    /** The ports of the Listen lines. */
    readonly listens: ReadonlySet<number>;
}
/**
 * The virtual hosts of the servers that run 2.2: those that a main file reaches through Include, and those of each other
 * file by itself, for nobody knows whether such files are read together. NameVirtualHost counts wherever it stands,
 * in branches that only 2.2 reads too. Undefined where an address cannot be read, or where too little of the
 * configuration is given to say that there is no NameVirtualHost.
 */
export declare const virtualHostsOf: (site: Site) => readonly VirtualHosts[] | undefined;
/** As httpd writes it in its messages: `*:80`, `10.0.0.1:*`. */
export declare const addressText: ({ host, port }: Address) => string;
/**
 * `host[:port]` as get_addresses of server/vhost.c reads it; undefined for what it refuses.
 * @param ownPort the main server's port, which stands in for a missing one
 */
export declare function addressOf(word: string, ownPort: number): Address | undefined;
