import type { Rule } from '../rule.js';
export declare const newDirectiveInHtaccess: Rule;
