import type { State } from '../../../access/merge/keyed-state.js';
import type { Around } from '../../../access/merge/merge.js';
import type { Scope } from '../../../access/merge/scope.js';
import type { Access } from '../../../access/read/access.js';
import type { Plan, Planner } from '../plan.js';
import { type Repeat, type Split } from './split.js';
/**
 * One form for all that the section lies over or, where there is none, one with repetitions. A location that others overrule
 * says what it says by itself.
 */
export declare function fittingForm(planner: Planner, scope: Scope, own: Access, bases: readonly State[], around: Around): Split & Pick<Plan, 'overruledBy'>;
/** Remember where a section is repeated. */
export declare function noteCopies({ copied, copiedWithin }: Planner, scope: Scope, repeats: readonly Repeat[]): void;
