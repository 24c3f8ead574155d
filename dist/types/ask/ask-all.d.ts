import type { Asked, WireRequest } from '../compare/http-answer.js';
/** How fast requests are sent. */
export interface Pace {
    /** How many may be under way at once. */
    readonly concurrency: number;
    /** How many may be begun in a second; undefined for as many as it takes. */
    readonly rate: number | undefined;
    /** After how many milliseconds no more are begun; never unless it is said. */
    readonly deadline?: number;
}
/**
 * Send all requests, in their order, and hand over the answers in the same order. Stops sending to a server that answers none.
 * @param done told how many have been answered
 */
export declare function askAll(requests: readonly WireRequest[], send: (request: WireRequest) => Promise<Asked>, { concurrency, rate, deadline }: Pace, done?: (answered: number) => void): Promise<readonly Asked[]>;
