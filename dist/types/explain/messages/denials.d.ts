import type { KnownMessage } from '../message.js';
/** Access control and authentication: what is logged for a request that is turned away. */
export declare const denialMessages: readonly KnownMessage[];
