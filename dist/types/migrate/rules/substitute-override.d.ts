import type { Rule } from '../rule.js';
export declare const substituteOverride: Rule;
