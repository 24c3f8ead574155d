import type { Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/**
 * The modules that proxying needs for the schemes of the addresses it is sent to, each with a line that needs it, and those
 * of a forward proxy. Without one httpd starts and answers 500 (mod_proxy.c, proxy_handler: "No protocol handler was valid").
 */
export declare function proxySchemes(site: Site): Generator<readonly [module: string, because: Directive]>;
