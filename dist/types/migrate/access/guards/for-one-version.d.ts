import type { State } from '../../../access/merge/keyed-state.js';
import type { Around } from '../../../access/merge/merge.js';
import { type Scope } from '../../../access/merge/scope.js';
import type { Step } from '../../../access/merge/state-set.js';
import { type Access } from '../../../access/read/access.js';
import type { Directive } from '../../../syntax/tree.js';
import type { Planner } from '../plan.js';
type Overrides = readonly (Directive | undefined)[];
/** What 2.4 alone reads stands for a section that 2.2 alone reads, or is something that 2.2 does not have. */
export declare function visitNew(planner: Planner, scope: Scope, bases: readonly State[], overrides?: Overrides): Step;
/** What 2.2 alone reads is lost in 2.4, but where a section that 2.4 alone reads says the same. */
export declare function visitOld(planner: Planner, scope: Scope, access: Access, bases: readonly State[]): Step;
/** The rules for 2.4, in a guard of their own, do not say what those for 2.2 say. */
export declare function visitDiffering(planner: Planner, scope: Scope, access: Access, bases: readonly State[], { overrides, around }: {
    readonly overrides: Overrides;
    readonly around: Around;
}): Step;
export {};
