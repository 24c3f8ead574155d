import type { Rule } from '../rule.js';
export declare const sslverifydepthInSection: Rule;
