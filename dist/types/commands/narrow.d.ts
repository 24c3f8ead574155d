import { type Options } from '../command-line/arguments.js';
import { type Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { Site } from '../site/site.js';
import type { Input } from './input.js';
/** A migration as far as it was asked for, and the files that it is about. */
export interface Narrowed {
    readonly site: Site;
    readonly migration: Migration;
    /** What there is to say of it beside the report, a sentence each. */
    readonly notes: readonly string[];
    /** Of a site whose findings are not all reported, which of them are, in words. */
    readonly among: string | undefined;
    /** Whether it is all that was to be said of all that was read. */
    readonly isAll: boolean;
}
/** Whether less was asked for than all that the files have to say. */
export declare const isNarrow: ({ staged, context, changed, baseline }: Options) => boolean;
/**
 * What a migration says of the files that are checked, of the lines that changed, and beyond the baseline. The rules have
 * seen everything; here only what they found is chosen from, and then the fixes of that.
 * @throws UsageError for a baseline that cannot be read, and a commit that git does not know
 */
export declare function narrow(options: Options, { site, checked, settings }: Input, all: readonly Finding[]): Promise<Narrowed>;
