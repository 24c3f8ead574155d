import type { Rule } from '../../rule.js';
/** The rules for what stands beside a configuration, by name. */
export declare const besideRules: readonly Rule[];
