import type { Client, Log } from '../../action/client.js';
import { type Inputs } from '../../action/inputs.js';
import type { RepositoryName } from '../../action/repository-calls.js';
import { type GitData } from '../git-data.js';
import { type RepositoryChoice } from './choose-repositories.js';
import { type Row } from './rows.js';
/** What there is to do in an organisation, and what was not looked at. */
export interface OrganisationPlan {
    readonly organisation: string;
    /** Those with configuration, by name. */
    readonly rows: readonly Row[];
    /** Full names of those that want a job: what is to do there, or may be. */
    readonly jobs: readonly string[];
    readonly leftOut: RepositoryChoice['leftOut'];
    /** How many hold nothing that looks like configuration. */
    readonly without: number;
    /** Sentences for people. */
    readonly notes: readonly string[];
}
/**
 * List the organisation's repositories and look into each, as far as the limit of requests goes; what is not looked into
 * has a job all the same. Writes nothing on GitHub.
 * @throws InputError where no repository is to be seen, and for globs that are none
 */
export declare function planOrganisation(client: Client, inputs: Inputs, organisation: string, log: Log): Promise<OrganisationPlan>;
/** In an organisation not every repository has the settings file. */
export declare function settingsIn(git: Pick<GitData, 'textAt'>, config: string | undefined, ref: string): Promise<string | undefined>;
/** @param fullName `owner/name` */
export declare function ownerAndName(fullName: string): RepositoryName;
