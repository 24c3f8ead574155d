import type { Source } from '../disk/files.js';
import type { Verified } from '../explain/verified.js';
import type { Migration } from '../migrate/migrate.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
export interface VerifyOptions {
    /** `{}` stands for the main file of the copy, `{root}` for its folder. */
    readonly command: string;
    /** The files and folders that were given. */
    readonly paths: readonly string[];
    readonly links: ReadonlyMap<string, string>;
    /** After how many seconds the command is stopped. */
    readonly seconds?: number;
}
/** The given configuration, as it was read and as it would be. */
export interface MigratedSite {
    readonly site: Site;
    readonly migration: Migration;
    readonly sources: ReadonlyMap<ConfigFile, Source>;
}
/**
 * Copy the given tree with the fixes in it to a scratch folder, run a command on the copy and explain what it says, with
 * the lines of the original files. The given files are only read; the copy is removed whatever happens.
 */
export declare function verify(given: MigratedSite, options: VerifyOptions): Promise<Verified>;
