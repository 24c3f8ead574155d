import type { FilesRead, ReadOptions, read } from '../disk/files.js';
import type { Site } from '../site/site.js';
interface ServerReading<Loaded> {
    readonly reading: FilesRead;
    /** What it comes to, brought together. */
    readonly loaded: Loaded;
    /** The files that were read beyond the paths, to judge by. */
    readonly beyond: ReadonlySet<string>;
}
/**
 * Read the paths, and what httpd reads beside: whatever an Include names, by any name and anywhere, and what AccessFileName
 * has it look for below a document root.
 * @param ways `read` reads files, `load` brings together what was read so far
 */
export declare function readAsServer<Loaded extends {
    readonly site: Site;
}>(paths: readonly string[], options: ReadOptions, ways: {
    readonly read: typeof read;
    readonly load: (reading: FilesRead) => Loaded;
}): ServerReading<Loaded>;
export {};
