import type { Rule } from '../rule.js';
export declare const rewriteQueryBlank: Rule;
