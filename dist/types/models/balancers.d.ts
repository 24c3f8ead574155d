import type { Site } from '../site/site.js';
import type { Directive, Section } from '../syntax/tree.js';
/**
 * The modules that proxying to a balancer needs in 2.4, each with a line that needs it: shared memory for mod_proxy_balancer,
 * used or not, and a module for each way of choosing a back end, byrequests where a balancer names none
 * (mod_proxy_balancer.c, balancer_post_config; proxy_util.c, ap_proxy_share_balancer).
 */
export declare function balancerNeeds(site: Site): Generator<readonly [module: string, because: Directive | Section]>;
