import type { Rule } from '../rule.js';
export declare const foreignMpm: Rule;
