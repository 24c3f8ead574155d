import type { Site } from '../site/site.js';
import { type Directive } from '../syntax/tree.js';
/** A ProxyPass for a plain path. */
export interface ProxyRoute {
    readonly at: Directive;
    readonly path: string;
    readonly target: string;
    readonly inLocation: boolean;
}
/** A path that 2.2 and 2.4 send to different places. */
export interface Divergence {
    readonly path: string;
    readonly in22: ProxyRoute;
    readonly in24: ProxyRoute;
}
/**
 * Where ProxyPass lines outside and inside of `<Location>` overlap, the two versions may choose differently. 2.2 takes
 * the first that fits, wherever it stands (mod_proxy.c of 2.2, add_pass, proxy_trans). 2.4 takes the last `<Location>` that
 * fits, and other lines only after that (merge_proxy_dir_config, proxy_trans of 2.4).
 */
export declare function divergences(site: Site): Divergence[];
