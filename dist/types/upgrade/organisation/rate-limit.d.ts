import type { Client } from '../../action/client.js';
/** Whether GitHub wants no more requests for now, and waiting as long as is reasonable was not enough. */
export declare function isLimit(error: unknown): boolean;
/** Tells which share of the hour's requests is left, from 0 to 1, by the last answer of GitHub. */
export declare function shareLeft(client: Client): () => number;
/** Do something for each item, a few at a time; the results in the order of the items. */
export declare function forEach<T, R>(items: readonly T[], atOnce: number, todo: (item: T) => Promise<R>): Promise<R[]>;
