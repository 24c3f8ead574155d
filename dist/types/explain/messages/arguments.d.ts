import type { KnownMessage } from '../message.js';
/** Values, words and places of directives that 2.2 took and 2.4 refuses. */
export declare const argumentMessages: readonly KnownMessage[];
