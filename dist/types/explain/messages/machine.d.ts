import type { KnownMessage } from '../message.js';
/** What the machine lacks, or has otherwise than the configuration says. */
export declare const machineMessages: readonly KnownMessage[];
