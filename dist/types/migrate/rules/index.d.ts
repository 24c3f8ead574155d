import type { Rule } from '../rule.js';
/** Every rule: those for a configuration by name, then those for what stands beside one. */
export declare const everyRule: readonly Rule[];
