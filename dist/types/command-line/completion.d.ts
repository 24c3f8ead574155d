import type { Shell } from './arguments.js';
/**
 * A completion script: options, commands, what they take, the rules, else files.
 * @param rules the names of all rules
 */
export declare const completionFor: (shell: Shell, rules: readonly string[]) => string;
