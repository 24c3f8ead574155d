import type { Rule } from '../rule.js';
export declare const renamedDirectives: Rule;
