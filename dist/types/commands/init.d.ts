import { type InitOptions } from '../command-line/arguments.js';
/**
 * Set up what the options or the answers say, and show it. No file is overwritten. Returns the exit status: 1 where
 * something has to be added to a file by hand.
 * @throws UsageError
 */
export declare function initCommand(wanted: InitOptions): Promise<number>;
