import type { KnownMessage } from '../message.js';
/** Access control and authentication: what stops the start. */
export declare const accessMessages: readonly KnownMessage[];
