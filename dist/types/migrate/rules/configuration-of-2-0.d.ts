import type { Rule } from '../rule.js';
export declare const configurationOf20: Rule;
