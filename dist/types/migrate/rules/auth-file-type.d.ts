import type { Rule } from '../rule.js';
export declare const authFileType: Rule;
