import { type Options } from '../command-line/arguments.js';
/**
 * Say what messages of a 2.4 mean for the given configuration. Returns the exit status.
 * @param message undefined where they are to be read from standard input
 */
export declare function explainCommand(message: string | undefined, options: Options): Promise<number>;
