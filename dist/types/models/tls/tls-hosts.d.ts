import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
/** A virtual host; undefined for the main server. */
export type TlsHost = Section | undefined;
/** The virtual hosts that a line of a section counts in: its own, or all that speak TLS. */
export declare function tlsHostsOf(site: Site, line: Directive): readonly TlsHost[];
/** The line of this name that a virtual host goes by: the last of its own, else of the main server's. */
export declare function lineFor(site: Site, host: TlsHost, name: string): Directive | undefined;
/** Whether a line stands for a whole server or virtual host. */
export declare const isOfServer: (site: Site, line: Directive) => boolean;
/** Whether a virtual host of 2.2 speaks TLS 1.3 in 2.4: its SSLProtocol asks for all, or there is none. */
export declare function offersTls13(site: Site, host: TlsHost): boolean;
/** Whether a section that says this of SSLVerifyClient asks for a certificate after the connection is there. */
export declare function asksAnew(site: Site, host: TlsHost, verify: Directive): boolean;
