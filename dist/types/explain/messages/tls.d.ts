import type { KnownMessage } from '../message.js';
/** What mod_ssl says. */
export declare const tlsMessages: readonly KnownMessage[];
