import type { Client } from '../action/client.js';
import type { Thread } from './comment-steps.js';
/** The threads of comments on a pull request, and the number of the account that the token is of. */
export interface Threads {
    readonly account: number;
    readonly threads: readonly Thread[];
}
/** Page by page; with the old number of comments where a server does not know the new one yet. */
export declare function threadsOf(client: Pick<Client, 'graphql'>, pull: PullPlace): Promise<Threads>;
type PullPlace = {
    readonly owner: string;
    readonly name: string;
    readonly number: number;
};
export {};
