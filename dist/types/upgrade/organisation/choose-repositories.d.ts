import { type OrganisationInputs } from '../../action/inputs.js';
import type { Repository } from './organisation.js';
/** Why a repository is not in the plan, in the order in which it is asked. */
declare const reasons: readonly ['archived', 'disabled', 'a fork', 'not named', 'excluded', 'without the topic'];
export type LeftOutReason = (typeof reasons)[number];
export interface RepositoryChoice {
    readonly taken: readonly Repository[];
    /** How many were left out, and why; reasons that apply to none are not there. */
    readonly leftOut: ReadonlyMap<LeftOutReason, number>;
}
type Filters = Pick<OrganisationInputs, 'repositories' | 'excludeRepositories' | 'topics'>;
/**
 * The repositories to look into. Globs match a name with or without its owner, in any letter case as GitHub does;
 * archives can be read only, and a fork's changes belong where it comes from.
 * @throws InputError for a glob that is none
 */
export declare function chooseRepositories(all: readonly Repository[], { repositories, excludeRepositories, topics }: Filters): RepositoryChoice;
export {};
