import type { KnownMessage } from '../message.js';
/** What mod_proxy and its modules say. */
export declare const proxyMessages: readonly KnownMessage[];
