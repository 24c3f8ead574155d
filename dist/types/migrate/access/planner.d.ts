import type { State } from '../../access/merge/keyed-state.js';
import type { Around } from '../../access/merge/merge.js';
import { type Scope } from '../../access/merge/scope.js';
import type { Step } from '../../access/merge/state-set.js';
import type { Plan, Planner } from './plan.js';
/** What a scope makes of each of the states before it; its plan is noted. */
export declare function visit(planner: Planner, scope: Scope, bases: readonly State[], { folder, parts }: Around): Step;
/**
 * To allow AuthConfig would also wake files that 2.2 refused, or passed by where AllowOverride cannot be read; and a server
 * that refused the old lines may take the new ones.
 */
export declare function withOverrideDoubt(planner: Planner, plan: Plan): Plan;
