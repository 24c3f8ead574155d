import type { Scope } from '../../../access/merge/scope.js';
import type { Plan, Reason } from '../plan.js';
import type { Way } from '../together/ways.js';
/** What a message may have to name. */
export interface Others {
    /** Every plan of the site. */
    readonly plans: readonly Plan[];
    /** Sections without a plan, of which nobody can tell what they were. */
    readonly unclear: ReadonlySet<Scope>;
    /** From those that change at once to the nearest that a person must decide. */
    readonly ways: ReadonlyMap<Plan, Way>;
    /** The name of something from outside that may answer for Require lines. */
    readonly foreign: string | undefined;
}
/** Why nobody but a person can decide it: a sentence or two. */
export declare function whyNot(plan: Plan, reason: Reason, { plans, unclear, foreign }: Others): string;
/** The forms that a person has to choose from. */
export declare function choices({ access, scope }: Plan, { kind }: Reason): string;
