import type { KnownUser } from '../requests/asking.js';
import type { CopyToStart } from './copy-to-start.js';
import { type Places } from './places.js';
/** A copy of a server that runs on loopback. */
export interface RunningCopy {
    readonly places: Places;
    /** Modules that were loaded besides, such as `mod_deflate`. */
    readonly loaded: readonly string[];
    stop(): Promise<void>;
}
export interface Surroundings {
    readonly folder: string;
    readonly places: Places;
    readonly users: readonly KnownUser[];
    /** Where a file of the server lies on this machine. */
    readonly onDisk: (onServer: string) => string;
    /** Paths on the server of documents that are asked for, be they there or not. */
    readonly wanted: readonly string[];
}
/** Copy a server and start it; the sentence says why it cannot be done. */
export declare function startCopy(copy: CopyToStart, around: Surroundings): Promise<RunningCopy | {
    readonly trouble: string;
    readonly said: string;
}>;
