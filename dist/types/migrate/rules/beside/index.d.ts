import type { Rule } from '../../rule.js';
/** Every rule for what stands beside a configuration, by name. */
export declare const besideRules: readonly Rule[];
