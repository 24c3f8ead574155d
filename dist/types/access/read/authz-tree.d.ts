import { type PerMethod } from '../../httpd/methods.js';
import type { Directive, Section } from '../../syntax/tree.js';
import { type Condition } from './condition.js';
/** What the Require lines and containers of one section say in 2.4's own terms. */
export interface AuthzTree {
    readonly tree: PerMethod<Condition> | undefined;
    readonly merging: 'And' | 'Or' | undefined;
    /** Why nobody can tell what it means. */
    readonly unclear: string | undefined;
}
/** Read a section as mod_authz_core.c does (add_authz_provider, add_authz_section, apply_authz_sections). */
export declare function authzTreeOf(nodes: readonly (Directive | Section)[]): AuthzTree;
