import type { Scope } from '../../../access/merge/scope.js';
import type { Edit } from '../../../edit/edit.js';
import type { Choices } from '../../rule.js';
import type { Plan } from '../plan.js';
/**
 * Scopes that have to change at once, because with one of them changed and another not, a server would let in requests
 * that it refused:
 * a section without any old line, whose meaning the sections above it change, goes with these; and on a server that still
 * has mod_access_compat, Satisfy Any in a section that is not changed lets in whoever the changed sections around it do.
 */
export declare function together(plans: readonly Plan[]): readonly (readonly Plan[])[];
/**
 * The edits of a group that may be made without the others. A section without any old line then asks for all that 2.2 asked
 * for, and the old lines above it, which mod_access_compat still reads, are asked too: without Satisfy Any nobody gets in
 * who did not before.
 */
export declare function closingEdits(group: readonly Plan[], guards: Choices['guards']): readonly Edit[];
/** Whether the plan asks for a change, or should. */
export declare const changes: ({ scope, form, access, reason, repeats, instead }: Plan) => boolean;
/** Whether 2.4 matches the end of its pattern, which 2.2 never did. */
export declare const hasEnd: ({ kind, path }: Scope) => boolean;
