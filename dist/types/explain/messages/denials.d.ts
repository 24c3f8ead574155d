import type { Message } from '../message.js';
/** Access control and authentication: what is logged for a request that is turned away. */
export declare const denialMessages: readonly Message[];
