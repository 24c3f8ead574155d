import type { Rule } from '../rule.js';
export declare const substituteEndOfLine: Rule;
