import type { Rule } from '../rule.js';
export declare const deflateEtag: Rule;
