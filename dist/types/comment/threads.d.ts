import type { Client } from '../action/client.js';
import type { Thread } from './comment-steps.js';
/** The threads of comments on a pull request, and the number of the account that the token is of. */
export interface Threads {
    readonly account: number;
    readonly threads: readonly Thread[];
}
/** Page by page. */
export declare function threadsOf(client: Client, pull: {
    owner: string;
    name: string;
    number: number;
}): Promise<Threads>;
