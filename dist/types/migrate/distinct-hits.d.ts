import type { Hit } from './rule.js';
/** Tells of each hit whether it is the first that says this of its place: several servers may read the same lines. */
export declare function distinctHits(): (hit: Hit) => boolean;
