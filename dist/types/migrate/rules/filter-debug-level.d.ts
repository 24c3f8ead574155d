import type { Rule } from '../rule.js';
export declare const filterDebugLevel: Rule;
