import type { Plan } from '../plan.js';
/** The plans by what their host lines decide. Lines that let everybody in are left out: to lose them opens nothing. */
export declare function plansByHost(plans: readonly Plan[]): ReadonlyMap<string, readonly Plan[]>;
/** What the host lines decide that a plan's section meets, as `plansByHost` has it. */
export declare function hostsBefore(plan: Plan): readonly string[];
/** Nothing in it stops a 2.4 from starting; or what does will go, and no host lines of its own stay old for sure. */
export declare const isSilent: (plan: Plan) => boolean;
