import type { Scope } from '../../access/merge/scope.js';
import type { Authorizers } from '../../access/read/requirements.js';
import type { Plan, Reason } from './plan.js';
import { type Tie } from './together.js';
/** Why a person has to decide; undefined where the form is exact. */
export declare function reasonOf({ scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>, authorizers: Authorizers): Reason | undefined;
/**
 * Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them.
 * @param remark what is to be said of the first
 */
export declare function sectionsNamed(plans: readonly Pick<Plan, 'scope'>[], remark?: string): string;
/** Where a section begins: conf/httpd.conf:12. */
export declare function placeNamed({ at, file, nodes }: Plan['scope']): string;
/** How a section is tied to the nearest of those that a person must decide. */
export interface Way {
    readonly to: Plan;
    /** Those between them. */
    readonly by: readonly Plan[];
    /** Where there are none, what ties the two. */
    readonly tie: Tie | undefined;
}
/** The way of each section of a group that changes at once to the nearest that a person must decide. */
export declare function waysIn(group: readonly Plan[]): ReadonlyMap<Plan, Way>;
/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
export declare function joinedBy(plan: Plan, all: readonly Plan[]): readonly Plan[];
/**
 * The sections above it that nobody can tell the meaning of.
 * @param unclear those without a plan
 */
export declare function unclearAbove(plan: Plan, all: readonly Plan[], unclear: ReadonlySet<Scope>): readonly Pick<Plan, 'scope'>[];
