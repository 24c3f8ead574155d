import type { Directive, Node } from '../syntax/tree.js';
import { type Site } from './site.js';
/** Where a directive takes effect, in the manual's words. */
export type Context = 'server' | 'virtualhost' | 'directory' | 'files' | 'location' | 'proxy' | 'htaccess' | 'other';
/** The context of a node, guards and `<Limit>` looked through; where its file is included more than once, of each place. */
export declare function contextsOf(site: Site, node: Node): ReadonlySet<Context>;
/** Whether a line stands at server level in some place it is read from. Only what stands there is looked through. */
export declare const isAtServerLevel: (site: Site, line: Directive) => boolean;
/** Whether 2.2 or 2.4 may skip the node, in some place it is read from, for a condition that cannot be seen. */
export declare function isConditional(site: Site, node: Node): boolean;
