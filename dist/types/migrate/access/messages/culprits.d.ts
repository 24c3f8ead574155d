import type { Scope } from '../../../access/merge/scope.js';
import type { Plan } from '../plan.js';
/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
export declare function joinedBy(plan: Plan, all: readonly Plan[]): readonly Plan[];
/**
 * The sections above it that nobody can tell the meaning of.
 * @param unclear those without a plan
 */
export declare function unclearAbove(plan: Plan, all: readonly Plan[], unclear: ReadonlySet<Scope>): readonly Pick<Plan, 'scope'>[];
