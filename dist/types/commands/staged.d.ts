import type { Options } from '../command-line/arguments.js';
/** Report on what is staged. The rules are loaded only if there is configuration among it. Returns the exit status. */
export declare function stagedCommand(options: Options): Promise<number>;
