import type { Rule } from '../rule.js';
export declare const vhostNamevirtualhostMismatch: Rule;
