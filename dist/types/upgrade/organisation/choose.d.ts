import { type FleetInputs } from '../../action/inputs.js';
import type { Repository } from './organisation.js';
/** Why a repository is not in the plan, in the order in which it is asked. */
declare const reasons: readonly ['archived', 'disabled', 'a fork', 'not named', 'excluded', 'without the topic'];
export type Reason = (typeof reasons)[number];
export interface Choice {
    readonly taken: readonly Repository[];
    /** How many were left out, and why; reasons that apply to none are not there. */
    readonly leftOut: ReadonlyMap<Reason, number>;
}
type Filters = Pick<FleetInputs, 'repositories' | 'excludeRepositories' | 'topics'>;
/**
 * The repositories to look into. Globs match a name with or without its owner, in any letter case as GitHub does;
 * archives can be read only, and a fork's changes belong where it comes from.
 * @throws InputError for a glob that is none
 */
export declare function choose(all: readonly Repository[], { repositories, excludeRepositories, topics }: Filters): Choice;
export {};
