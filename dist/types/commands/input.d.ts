import { type Options } from '../command-line/arguments.js';
import { type Reading, type Source } from '../disk/files.js';
import type { Settings } from '../settings/settings.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
/** What a command works on: the files that were named or found, as one site. */
export interface Input {
    /** The options, with the paths that the settings name where none was given. */
    readonly options: Options;
    readonly settings: Settings;
    readonly reading: Reading;
    readonly site: Site;
    readonly sources: ReadonlyMap<ConfigFile, Source>;
    /** The paths of the files that the report is about, where that is not all of them. */
    readonly checked?: ReadonlySet<string>;
}
/** Reads from elsewhere than the disk. @param wanted whether a file is worth reading, by its path */
export type Reader = (wanted: (path: string) => boolean) => PartReading;
interface PartReading extends Reading {
    readonly checked?: ReadonlySet<string>;
}
/**
 * Read what the options name.
 * @throws UsageError where the options or the settings file make no sense
 */
export declare function readInput(asked: Options, reader?: Reader): Promise<Input>;
export {};
