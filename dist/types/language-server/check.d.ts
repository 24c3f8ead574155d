import { type Input } from '../commands/input.js';
import { type Migration } from '../migrate/migrate.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
import type { OpenFiles } from './open-files.js';
import type { KeptReading } from './reading.js';
import { type TextPlaces } from './text-places.js';
/** All that is known of a site after one look at it. */
export interface SiteCheck {
    readonly input: Input;
    /** What was open then. */
    readonly open: OpenFiles;
    readonly findings: readonly Finding[];
    /** By their paths, absolute and without links. */
    readonly files: ReadonlyMap<string, ConfigFile>;
    pathOf(file: ConfigFile): string;
    placesIn(file: ConfigFile): TextPlaces;
    /** What becomes of the files by all safe fixes; worked out when it is asked for. */
    safely(): Migration;
}
/**
 * Look at the paths as the command line does from the current folder, with its settings.
 * @throws UsageError where the settings make no sense
 */
export declare function checkSite(paths: readonly string[], reading: KeptReading, open: OpenFiles): Promise<SiteCheck>;
