import type { Asked, WireRequest } from '../compare/http-answer.js';
import { type Pace } from './ask-all.js';
import { type SendOptions } from './send.js';
import type { ServerAddress } from './server-address.js';
/** How servers are asked. */
export interface Asking extends SendOptions, Pace {
}
/**
 * Ask one server all of these; the answers are in the same order.
 * @param done told how many have been answered
 */
export declare function askServer(server: ServerAddress, requests: readonly WireRequest[], how: Asking, done: (answered: number) => void): Promise<readonly Asked[]>;
