import type { Access } from '../read/access.js';
import { type State } from './keyed-state.js';
/** The state before any section: everybody is let in. */
export declare const initialState: State;
/**
 * The state after a section, as 2.2 merges it: host lines are replaced as a block, for all methods, even by a single one;
 * Require lines likewise; Satisfy method by method (mod_authz_host.c has no merger; core.c, merge_core_dir_configs).
 * @param treeOn24 whether the section has an authorization tree on 2.4
 */
export declare function inherit(base: State, own: Access, treeOn24: boolean): State;
/**
 * The state after a `<Files>` or `<Location>` section.
 * @param merging its AuthMerging on 2.4
 */
export declare function inheritInWalk(base: State, own: Access, treeOn24: boolean, merging?: 'And' | 'Or'): State;
/** The same state where 2.4 decides by something else than what 2.2 has there, or by the same. */
export declare const differingOn24: (state: State, differsOn24: boolean) => State;
/** The same state where 2.4 has an authorization tree that 2.2 has nothing for. */
export declare const withTreeOn24: (state: State) => State;
/** The state at the start of the next kind of sections. */
export declare const afterWalk: (state: State) => State;
