import type { Rule } from '../rule.js';
export declare const keepaliveValue: Rule;
