import type { KnownMessage } from '../message.js';
/** Every message that is known; the first that fits counts. */
export declare const messages: readonly KnownMessage[];
