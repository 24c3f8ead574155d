import type { Rule } from '../rule.js';
export declare const proxypassInLocation: Rule;
