import type { Checkout } from '../action/checkout.js';
import { type Inputs } from '../action/inputs.js';
import type { TreeEntry } from '../action/repository-calls.js';
import { type Source } from '../disk/files.js';
import { type Migration } from '../migrate/migrate.js';
import type { Choices } from '../migrate/rule.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
import { type FormChoice, type Ticks } from './asked.js';
import type { GitData } from './git-data.js';
import { type Listing } from './listing.js';
import { type Move } from './renames.js';
/** The commit that the upgrade is for. */
export interface BaseCommit {
    readonly branch: string;
    readonly sha: string;
}
/** A file as it was read, and where it is in the repository. */
export interface RepositoryFile extends Source {
    readonly entry: TreeEntry;
}
/** A repository's configuration, and what 2.4 makes of it. */
export interface RepositoryConfiguration {
    readonly base: BaseCommit;
    readonly listing: Listing;
    readonly site: Site;
    readonly migration: Migration;
    readonly sources: ReadonlyMap<ConfigFile, RepositoryFile>;
    readonly links: ReadonlyMap<string, string>;
    /** What is written where more than one thing is right. */
    readonly choices: Choices;
    /** What else could be written, and can be asked for. */
    readonly forms: readonly FormChoice[];
    /** What gets another name, for Debian's 2.4. */
    readonly moves: readonly Move[];
    /** What could not be looked at, a sentence each. */
    readonly notes: readonly string[];
}
export interface RepositoryJob {
    readonly git: GitData;
    readonly inputs: Inputs;
    readonly checkout: Checkout;
}
/**
 * Read all of a commit's configuration through the API and migrate it, as `httpd-upgrade .` does in a checkout. Runs
 * nothing of the repository.
 * @param ticks what the text of the pull request asks for
 * @throws InputError where there is too much to read
 */
export declare function readRepository({ git, inputs, checkout }: RepositoryJob, base: BaseCommit, ticks?: Ticks): Promise<RepositoryConfiguration>;
