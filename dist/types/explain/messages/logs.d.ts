import type { KnownMessage } from '../message.js';
/** Logs, locks and other files of the running server. */
export declare const logMessages: readonly KnownMessage[];
