import type { Migration } from '../migrate/migrate.js';
import type { Abilities, Choice, KnownWorld } from '../requests/chosen-request.js';
import { type VersionModel } from '../requests/model.js';
import type { ConfigFile } from '../syntax/tree.js';
import type { ServedSite } from './server-copy.js';
/** The configuration that requests are made for, before and after. */
export interface AskedConfiguration {
    readonly given: ServedSite;
    readonly migration: Migration;
    /** The texts of the migrated configuration; a file without one stays as it is. */
    readonly texts: ReadonlyMap<ConfigFile, string>;
    readonly old: VersionModel;
    readonly young: VersionModel;
    readonly onDisk: (onServer: string) => string;
    readonly world: Omit<KnownWorld, keyof Abilities>;
}
/**
 * Look at what a configuration serves, as far as it lies on this machine, and at what becomes of it.
 * @param texts those of the migration, or what somebody else has made of it
 */
export declare function askedConfiguration(given: ServedSite, migration: Migration, texts: ReadonlyMap<ConfigFile, string>): AskedConfiguration;
/** What was found in the old configuration, and what of it the new one has fixed, as far as that is known. */
export declare const causesIn: ({ migration, texts }: AskedConfiguration) => {
    findings: readonly import("../index.js").Finding[];
    taken: ReadonlySet<import("../index.js").Finding> | undefined;
};
/** The requests to make, as far as they can be made. */
export declare const chosenFor: ({ old, young, world }: AskedConfiguration, can: Abilities) => Choice;
