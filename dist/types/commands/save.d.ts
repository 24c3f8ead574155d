import type { Trouble } from '../disk/troubles.js';
import type { Verified } from '../explain/verified.js';
import type { Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import { type Rewritten } from '../report/rewritten.js';
import type { Input } from './input.js';
/** What was written, and what could not be. */
export interface Saved {
    /** Findings whose fix is in the files by now. */
    readonly applied: ReadonlySet<Finding>;
    /** Where what stood in the files that were written stands by now. */
    readonly rewritten: Rewritten;
    readonly troubles: readonly Trouble[];
}
/** Write the migrated files where that is asked for, and not forbidden by what the user's own 2.4 said; say what went wrong. */
export declare function save({ options: { action }, site, sources }: Pick<Input, 'options' | 'site' | 'sources'>, migration: Migration, verified: Verified | undefined): Promise<Saved>;
