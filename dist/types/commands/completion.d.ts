import type { Shell } from '../command-line/arguments.js';
/** Print the completion for a shell. Returns the exit status. */
export declare function completionCommand(shell: Shell): number;
