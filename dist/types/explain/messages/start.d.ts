import type { KnownMessage } from '../message.js';
/** Wrappers and summaries: the reason stands beside them. */
export declare const startMessages: readonly KnownMessage[];
