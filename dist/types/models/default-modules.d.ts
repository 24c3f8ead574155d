import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
import type { Directive, Section } from '../syntax/tree.js';
type Use = readonly [module: string, because: Directive | Section];
/**
 * The modules that 2.2's default build has linked in and that a server may have so: all, where it loads none of them; where a
 * line shows that one of them must be linked in, all that it does not load.
 */
export declare const maybeLinkedIn22: (site: Site, server: Server) => ReadonlySet<string>;
/** What these modules do for a site without a directive of their own. */
export declare function defaultModules(site: Site, server: Server): Generator<Use>;
export {};
