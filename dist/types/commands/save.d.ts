import type { Options } from '../command-line/arguments.js';
import type { Source } from '../disk/files.js';
import type { Trouble } from '../disk/troubles.js';
import type { Verified } from '../explain/verified.js';
import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
/** What was written, and what could not be. */
export interface Saved {
    /** Findings whose fix is in the files by now. */
    readonly applied: ReadonlySet<Finding>;
    readonly troubles: readonly Trouble[];
}
/** Write the migrated files where that is asked for, and not forbidden by what the user's own 2.4 said; say what went wrong. */
export declare function save({ action }: Options, migration: Migration, sources: ReadonlyMap<ConfigFile, Source>, verified: Verified | undefined): Saved;
