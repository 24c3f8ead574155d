import type { Site } from '../site/site.js';
import { type Directive } from '../syntax/tree.js';
/**
 * Whether all that the virtual host of a line hands on goes to back ends without TLS. False where it hands on nothing that is
 * seen, or may read more from another file, and for what stands outside of virtual hosts.
 */
export declare function handsOnInPlain(site: Site, at: Directive): boolean;
