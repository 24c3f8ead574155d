import type { Client, Log } from '../../action/client.js';
import type { Row } from './rows.js';
/**
 * Rows of which no upgrade told anything, or told no more than that it failed, with the pull request that there is all
 * the same: opened by an earlier run, or by a job that ended before it could tell.
 */
export declare function withPulls(client: Client, rows: readonly Row[], branch: string, log: Log): Promise<Row[]>;
