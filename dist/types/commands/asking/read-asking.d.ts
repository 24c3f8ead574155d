import { type Options } from '../../command-line/arguments.js';
import type { AskOptions } from '../../command-line/ask-options.js';
import type { Migration } from '../../migrate/migrate.js';
import { type LogReading } from '../../requests/access-log.js';
import type { Abilities, Choice, KnownWorld } from '../../requests/chosen-request.js';
import { type VersionModel } from '../../requests/model.js';
import type { Site } from '../../site/site.js';
import type { ConfigFile } from '../../syntax/tree.js';
import { type Input } from '../input.js';
/** The configuration that requests are made for, before and after. */
export interface AskedSite {
    readonly input: Input;
    readonly migration: Migration;
    /** The texts of the migrated configuration; a file without one stays as it is. */
    readonly texts: ReadonlyMap<ConfigFile, string>;
    readonly old: VersionModel;
    readonly young: VersionModel;
    readonly onDisk: (onServer: string) => string;
    readonly world: Omit<KnownWorld, keyof Abilities>;
}
/**
 * Read the configuration, and work out what becomes of it.
 * @returns the exit status where there is nothing to ask about
 */
export declare function readAsking(asked: Options, ask: AskOptions): Promise<AskedSite | 2>;
/** What was found in the old configuration, and what of it the new one has fixed, as far as that is known. */
export declare const causesIn: ({ migration, texts }: AskedSite) => {
    findings: readonly import("../../index.js").Finding[];
    taken: ReadonlySet<import("../../index.js").Finding> | undefined;
};
/** The requests to make, as far as they can be made. */
export declare const chosenFor: ({ old, young, world }: AskedSite, can: Abilities) => Choice;
/** What the logs tell of, or undefined where none was named. */
export declare function readLogs({ logs, logFormat, most }: AskOptions, site: Site, canSend: (method: string) => boolean): Promise<LogReading | undefined>;
