import type { Asked, WireRequest } from '../compare/http-answer.js';
/** How fast requests are sent. */
export interface Pace {
    /** How many may be under way at once. */
    readonly concurrency: number;
    /** How many may be begun in a second; undefined for as many as it takes. */
    readonly rate: number | undefined;
}
/**
 * Send all requests, in their order, and hand over the answers in the same order. Stops sending to a server that answers none.
 * @param done told how many have been answered
 */
export declare function askAll(requests: readonly WireRequest[], send: (request: WireRequest) => Promise<Asked>, { concurrency, rate }: Pace, done?: (answered: number) => void): Promise<readonly Asked[]>;
