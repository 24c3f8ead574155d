import type { AskOptions } from '../../command-line/ask-options.js';
import type { ServerComparison } from '../../compare/comparison.js';
import { type AskedSite } from './read-asking.js';
/** Start a copy of the configuration as it is, and a migrated one, and ask these. 2 where one of them does not start. */
export declare function compareStarted(site: AskedSite, ask: AskOptions): Promise<ServerComparison | 2>;
