import type { Rule } from '../rule.js';
export declare const cacheenableForwardProxy: Rule;
