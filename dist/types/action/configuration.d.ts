import type { Choices, Finding } from '../migrate/rule.js';
import { type Text } from '../site/load.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
import type { Checkout } from './checkout.js';
import type { Inputs } from './inputs.js';
import type { TreeEntry } from './repository-calls.js';
import { type CommitSettings } from './settings.js';
/** Nobody writes a configuration of more bytes; a generated one is cheaper to check where it is generated. */
export declare const mostBytes = 2000000;
/** The bytes of entries that are checked out, and the entries whose bytes have to be asked for: a request each. */
export declare function inCheckout(entries: readonly TreeEntry[], checkout: Checkout): {
    bytes: Map<TreeEntry, Uint8Array>;
    missing: readonly TreeEntry[];
};
/** How a run takes the texts of a commit. */
export interface ConfigurationOptions {
    readonly inputs: Pick<Inputs, 'assumeComplete' | 'define' | 'modules'>;
    readonly settings: CommitSettings;
    /** What is to be written, where that is not what the settings say. */
    readonly choices?: Choices;
    /** Further names of the files: link → path. */
    readonly links: ReadonlyMap<string, string>;
    /** Whether all configuration of the commit is among the texts: less is never taken for the whole of a server's. */
    readonly isWhole: boolean;
}
/** The configuration of a commit, and what the rules say of it. */
export interface CheckedConfiguration<T> {
    readonly site: Site;
    readonly sources: ReadonlyMap<ConfigFile, T>;
    readonly findings: readonly Finding[];
    /** What could not be done as it was asked for, a sentence each. */
    readonly notes: readonly string[];
}
/** The texts of a commit as the inputs and the settings say that they are to be taken. */
export declare function configurationOf<T extends Text>(texts: readonly T[], options: ConfigurationOptions): CheckedConfiguration<T>;
