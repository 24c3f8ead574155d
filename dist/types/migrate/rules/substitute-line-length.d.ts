import type { Rule } from '../rule.js';
export declare const substituteLineLength: Rule;
