import type { Rule } from '../rule.js';
export declare const sslDnStrings: Rule;
