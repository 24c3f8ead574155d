import type { ClientAddress } from '../requests/asking.js';
import type { Site } from '../site/site.js';
/** Where a path of the server lies among the given files, or on this machine. */
export declare function onDiskOf(site: Site): (onServer: string) => string;
/** The documents that a configuration serves, as far as they lie on this machine: files and folders, by their paths on the server. */
export declare function servedFiles(site: Site, onDisk: (onServer: string) => string): {
    readonly files: readonly string[];
    readonly folders: ReadonlySet<string>;
};
/** The loopback addresses that the hosts file of this machine has names for. */
export declare function namedClients(): readonly ClientAddress[];
