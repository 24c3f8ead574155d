import { type Options } from '../../command-line/arguments.js';
import type { AskOptions } from '../../command-line/ask-options.js';
/**
 * Ask the old and the new server the same. Returns the exit status: 0 the same, 1 different, 2 could not.
 * @param servers undefined where copies of both are to be started
 */
export declare function compareCommand(servers: readonly [old: string, young: string] | undefined, asked: Options, ask: AskOptions): Promise<number>;
