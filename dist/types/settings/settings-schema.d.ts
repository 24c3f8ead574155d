import type { Rule } from '../migrate/rule.js';
/** The JSON schema of a settings file, for editors: the keys, their values, and the names of the rules and of their groups. */
export declare function settingsSchema(rules: readonly Rule[]): object;
