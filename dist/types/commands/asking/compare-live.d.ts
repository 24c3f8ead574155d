import { type ServerAddress } from '../../ask/server-address.js';
import type { AskOptions } from '../../command-line/ask-options.js';
import { type ServerComparison } from '../../compare/comparison.js';
import { type AskedSite } from './read-asking.js';
/** Ask two servers that run, and no other one. */
export declare function compareLive(site: AskedSite, { old, young }: {
    readonly old: ServerAddress;
    readonly young: ServerAddress;
}, ask: AskOptions): Promise<ServerComparison>;
