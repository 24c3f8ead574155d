import type { Options } from '../../command-line/arguments.js';
import type { AskOptions } from '../../command-line/ask-options.js';
/** Print the requests that tell the decisions of a configuration apart. Returns the exit status. */
export declare function requestsCommand(options: Options, ask: AskOptions): Promise<number>;
