import type { Scope } from '../../access/merge/scope.js';
import type { Edit } from '../../edit/edit.js';
import type { Plan } from './plan.js';
import { type Way } from './reasons.js';
/** What a message may have to name. */
export interface Others {
    /** Every plan of the site. */
    readonly plans: readonly Plan[];
    /** Sections without a plan, of which nobody can tell what they were. */
    readonly unclear: ReadonlySet<Scope>;
    /** From those that change at once to the nearest that a person must decide. */
    readonly ways: ReadonlyMap<Plan, Way>;
}
/** What is so in 2.4, and what to do: one or two sentences. */
export declare function messageOf(plan: Plan, others: Others): string;
/** What 2.2 did here that its owner hardly meant, and an exact fix goes on doing: a sentence. */
export declare function unmeantIn(plan: Plan): string | undefined;
/** The same where another section of those that change at once stands in the way. */
export declare function blockedMessageOf(plan: Plan, group: readonly Plan[], others: Others): string;
/** A word of Require that 2.4 does not know, and 2.2 did. */
export declare const hasStrangeCase: ({ access }: Plan) => boolean;
/** What a fix of access rules writes, in a few words: `Write Require all granted`. Where it only removes: what goes. */
export declare function accessFixTitle(group: readonly Plan[], edits: readonly Edit[]): string;
