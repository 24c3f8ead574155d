import { type Options } from '../command-line/arguments.js';
import { type Settings } from '../settings/settings.js';
import type { PathMapping } from '../site/path-mapping.js';
/** The settings of a run, and the folder that the paths in them are told from. */
export interface FoundSettings {
    readonly settings: Settings;
    /** From the root; the current folder where there are no settings. */
    readonly folder: string;
    /** The file that holds them, as it is to be shown. */
    readonly path?: string;
}
/** What of a command line tells where settings are looked for. */
type Sought = Pick<Options, 'config' | 'noConfig' | 'paths' | 'pathsGiven' | 'staged' | 'context'>;
/**
 * The settings that --config names, or else those of the nearest httpd-upgrade.json or package.json, looked for from the
 * folder that holds all that is named, and then from the current folder, up to the root of the repository.
 * @throws UsageError where they make no sense or cannot be read
 */
export declare function settingsFor(options: Sought): Promise<FoundSettings>;
/** What to read where no PATH was given: what the settings say, or the current folder. */
export declare function pathsUnder({ settings, folder }: FoundSettings, { paths, pathsGiven, ...options }: Options): readonly string[];
/** Whether all that the settings stand for is read, so that they may say that it is complete. */
export declare function isAllRead({ settings, folder }: FoundSettings, paths: readonly string[]): boolean;
/**
 * Which files the settings say to check, by their path as it is shown: one that they name counts whatever it looks like, one
 * in a folder that they name if it looks like configuration.
 * @param looksRight whether it does
 */
export declare function amongPaths({ settings, folder }: FoundSettings, looksRight: (path: string) => boolean): (path: string) => boolean;
/**
 * Folders of the server, as the paths of the files begin that are read.
 * @param roots the files and folders that are read, as they were given: `.` and `..` give one file different paths
 */
export declare const mappingsUnder: ({ settings, folder }: FoundSettings, roots: readonly string[]) => readonly PathMapping[];
/** The files and folders that tell of the modules of 2.4. */
export declare const modulesUnder: ({ settings, folder }: FoundSettings) => readonly string[];
/** A path as the globs of the settings take it: told from their folder. */
export declare const fromSettingsFolder: ({ folder }: FoundSettings, path: string) => string;
/** The baseline to hold a run against: none while one is being written, or where it is not to count. */
export declare function baselineUnder({ settings, folder }: FoundSettings, { baseline, noBaseline, writeBaseline }: Options): string | undefined;
export {};
