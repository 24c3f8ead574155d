import { type Options } from '../arguments.js';
import type { Site } from '../config/site.js';
import type { ConfigFile } from '../config/tree.js';
import { type Reading, type Source } from '../files.js';
import { type Settings } from '../settings.js';
/** What a command works on: the files that were named or found, as one site. */
export interface Input {
    readonly settings: Settings;
    readonly reading: Reading;
    readonly site: Site;
    readonly sources: ReadonlyMap<ConfigFile, Source>;
}
/**
 * Read what the options name.
 * @throws UsageError where the options or the settings file make no sense
 */
export declare function readInput(options: Options): Promise<Input>;
