import type { Rule } from '../rule.js';
/** Every rule for a configuration, by name. */
export declare const configurationRules: readonly Rule[];
