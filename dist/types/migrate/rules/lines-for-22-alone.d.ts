import type { Rule } from '../rule.js';
export declare const linesFor22Alone: Rule;
