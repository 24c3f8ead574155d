import type { KnownUser } from '../requests/asking.js';
import type { Site } from '../site/site.js';
import { type ConfigFile } from '../syntax/tree.js';
import { type HttpdProgram } from './httpd-program.js';
import { type ServedSite } from './server-copy.js';
/** One of the two servers that are started. */
export interface CopyToStart {
    readonly given: ServedSite;
    readonly program: HttpdProgram;
    /** The new texts of files; those without stay as they are. */
    readonly texts: ReadonlyMap<ConfigFile, string>;
    /** It says in 2.2's terms who may have what, and a 2.4 is to read it. */
    readonly oldTerms: boolean;
}
export type Places = ReadonlyMap<string, {
    readonly host: string;
    readonly port: number;
}>;
/** A copy of a server that runs on loopback. */
export interface RunningCopy {
    readonly places: Places;
    stop(): Promise<void>;
}
/** Free places on loopback for each address and port of a configuration; the same for both servers, as they take turns. */
export declare function placesFor(sites: readonly Site[]): Promise<Places>;
/** A folder for the copies, which is removed however this program ends. */
export declare function scratchForCopies(): {
    readonly folder: string;
    readonly remove: () => void;
};
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
