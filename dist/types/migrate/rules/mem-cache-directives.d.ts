import type { Rule } from '../rule.js';
export declare const memCacheDirectives: Rule;
