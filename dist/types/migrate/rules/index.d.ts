import type { Rule } from '../rule.js';
/** Every rule, by name. */
export declare const rules: readonly Rule[];
