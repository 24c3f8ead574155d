import type { KnownMessage } from '../message.js';
/** What is logged while requests are answered, access control apart. */
export declare const requestMessages: readonly KnownMessage[];
