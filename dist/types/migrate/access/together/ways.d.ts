import type { Plan } from '../plan.js';
import { type Tie } from './ties.js';
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
