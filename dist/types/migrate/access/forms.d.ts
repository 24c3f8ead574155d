import { type State } from '../../access/merge/keyed-state.js';
import type { Access } from '../../access/read/access.js';
import type { Authorizers } from '../../access/read/requirements.js';
import type { Authorization, Merging } from './authorization.js';
/**
 * What a section has to say in 2.4.
 * `nothing`: what it inherits is right. `as-written`: its own Require lines are. `none`: no form is right over every base.
 */
export type Form = {
    readonly kind: 'nothing';
} | {
    readonly kind: 'as-written';
    readonly merging: Merging;
} | {
    readonly kind: 'tree';
    readonly authorization: Authorization;
} | {
    readonly kind: 'none';
};
export declare function mergingOf(form: Form): Merging;
/** The shortest form that is exact over each of the states that can be in force before the section. */
export declare function formOf(own: Access, bases: readonly State[], authorizers: Authorizers): Form;
/** Whether the old lines of a section may go without any Require in their place, since no section above has one either. */
export declare const mayGo: (own: Access, bases: readonly State[], isSo: (after: State) => boolean) => boolean;
/**
 * The same on 2.2, of host lines alone that let everybody in: where no section above has a Require, and no AuthType is in
 * force that asks for one, 2.4 lets everybody in too (mod_authz_core.c, authorize_user_core).
 */
export declare const needsNone: (own: Access, bases: readonly State[], authorizers: Authorizers) => boolean;
/** Whether 2.4 decides as 2.2 did after each of these states, if the section says this. */
export declare const isExactFor: (own: Access, bases: readonly State[], authorization: Authorization, authorizers: Authorizers) => boolean;
