import type { KnownMessage } from '../message.js';
/** What httpd says of modules that it cannot load, or misses. */
export declare const moduleMessages: readonly KnownMessage[];
