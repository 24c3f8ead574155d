import { type Options } from '../command-line/arguments.js';
import { type FilesRead, read, type Source } from '../disk/files.js';
import { type Choices } from '../migrate/rule.js';
import type { Settings } from '../settings/settings.js';
import { load } from '../site/load.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
/** What a command works on: the files that were named or found, as one site. */
export interface Input {
    /** The options, with the paths that the settings name where none was given. */
    readonly options: Options;
    readonly settings: Settings;
    readonly choices: Choices;
    readonly reading: FilesRead;
    readonly site: Site;
    readonly sources: ReadonlyMap<ConfigFile, Source>;
    /** The paths of the files that the report is about, where that is not all of them. */
    readonly checked?: ReadonlySet<string>;
}
/** Reads from elsewhere than the disk. @param wanted whether a file is worth reading, by its path */
export type InputReader = (wanted: (path: string) => boolean) => CheckedFilesRead;
interface CheckedFilesRead extends FilesRead {
    readonly checked?: ReadonlySet<string>;
    /** How many files belong to these and could not be had. */
    readonly unfetched?: number;
}
/** How files are read and brought together, for whoever knows some of them already. */
export interface ReadingWays {
    readonly read: typeof read;
    readonly load: typeof load<Source>;
}
/**
 * Read what the options name.
 * @throws UsageError where the options or the settings file make no sense
 */
export declare function readInput(asked: Options, reader?: InputReader, ways?: ReadingWays): Promise<Input>;
export {};
