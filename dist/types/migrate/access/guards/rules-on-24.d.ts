import type { State } from '../../../access/merge/keyed-state.js';
import { type Scope } from '../../../access/merge/scope.js';
import type { Access } from '../../../access/read/access.js';
import type { Instead, Planner } from '../plan.js';
/** The rules of a section that 2.4 alone reads, if they let in more than 2.2 does, and nobody less. */
export declare function rulesOn24({ site, authorizers }: Planner, own: Access, within: Scope, bases: readonly State[]): Instead | undefined;
/** Whether what 2.4 alone reads lets in anybody whom 2.2 keeps out there. */
export declare function opensOn24({ authorizers }: Planner, { nodes }: Scope, bases: readonly State[]): boolean;
